import { LAUNCHES } from '../../../../shared/addresses/launches';
import { isPage } from '../../exporter/shared/pages';
import { DAM_ROOT } from '../../repository/files/reading/scan';
import { derivedPageOf } from '../../repository/derived/derived-page-of';
import { storedOf } from '../../repository/derived/stored-of';
import { parentOf } from '../../repository/path';
import type { Resource, ResourceTree, Value } from '../../repository/Resource';

/** A page that shows a fragment. */
export interface ShownAt {
  readonly page: Resource;
  /** Whether it names the fragment; else it lists what is in a folder around it, or all of its kind. */
  readonly isNamed: boolean;
}

/**
 * The pages that show a fragment or an asset, those that name it first: by its path, by that of a folder around it, or by
 * a component that shows all of its kind. Only what is stored is read, and what pages are made from: live copies show what
 * the page shows that they follow.
 *
 * @param types components that show it without naming it
 */
export function shownAt(tree: ResourceTree, path: string, types: ReadonlySet<string>): ShownAt[] {
  const folders = new Set(foldersAround(path));
  const found: ShownAt[] = [];
  const root = tree.get('/content');
  const visit = (node: Resource): void => {
    if (node.path === DAM_ROOT || node.path === LAUNCHES) return;
    if (isPage(node)) {
      const how = howPageShows(node, path, folders, types);
      if (how !== undefined) found.push({ page: node, isNamed: how === 'named' });
    }
    for (const child of node.children.values()) if (child.name !== 'jcr:content') visit(child);
  };
  if (root) visit(root);
  return found.sort((a, b) => Number(b.isNamed) - Number(a.isNamed));
}

function howPageShows(
  page: Resource,
  path: string,
  folders: ReadonlySet<string>,
  types: ReadonlySet<string>,
): 'named' | 'listed' | undefined {
  const made = derivedPageOf(page)?.key;
  if (made && Object.values(made).some((value) => names(value, path))) return 'named';
  return howShown(storedOf(page)?.children.get('jcr:content'), path, folders, types);
}

/** The folders around an asset, without that of the whole site, in which everything is. */
function foldersAround(path: string): string[] {
  const site = path.split('/').slice(0, 4).join('/');
  const folders: string[] = [];
  for (let at = parentOf(path); at.length > site.length; at = parentOf(at)) folders.push(at);
  return folders;
}

function howShown(
  node: Resource | undefined,
  path: string,
  folders: ReadonlySet<string>,
  types: ReadonlySet<string>,
): 'named' | 'listed' | undefined {
  if (!node) return undefined;
  let how: 'named' | 'listed' | undefined;
  for (const [name, value] of Object.entries(node.properties)) {
    if (names(value, path)) return 'named';
    if (
      typeof value === 'string' &&
      (folders.has(value) || (name === 'sling:resourceType' && types.has(value)))
    )
      how = 'listed';
  }
  for (const child of node.children.values()) {
    const inside = howShown(child, path, folders, types);
    if (inside === 'named') return inside;
    how ??= inside;
  }
  return how;
}

/** Whether a value is a path or, as rich text, contains it as an address. */
function names(value: Value, path: string): boolean {
  if (typeof value === 'object') return value.some((each) => names(each, path));
  return (
    typeof value === 'string' &&
    (value === path || value.includes(`"${path}"`) || value.includes(`"${path}.html`))
  );
}
