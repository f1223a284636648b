import { LAUNCHES } from '../../../../../shared/addresses/launches';
import { contentOf, pageProperties } from '../../../exporter/shared/pages';
import { flag, texts } from '../../../exporter/shared/properties';
import { once } from '../../../repository/once';
import { childOf, isWithin, parentOf } from '../../../repository/path';
import type { Repository } from '../../../repository/Repository';
import type { Resource, ResourceTree } from '../../../repository/Resource';

export interface VanityPath {
  /** Path of the page. */
  readonly page: string;
  /** `sling:redirect`: the browser is redirected to the page's own address instead of reading it here. */
  readonly redirect: boolean;
}

export type VanityPaths = ReadonlyMap<string, VanityPath>;

/** The vanity paths of some content, and the pages that they depend on, each with the parts that matter. */
interface Scan {
  readonly paths: VanityPaths;
  readonly witnesses: ReadonlyMap<string, string>;
}

/**
 * Every `sling:vanityPath` of the site's pages. If two pages have the same path, the first in the tree gets it. Finding them
 * takes a look at every page, so they are kept until a change concerns them.
 */
export function vanityPathsOf(repository: Repository): () => VanityPaths {
  let scan: (() => Scan) | undefined;
  const changed = new Set<string>();
  repository.onChange(({ paths }) => paths.forEach((path) => scan && changed.add(path)));
  return () => {
    const known = scan?.();
    if (known && [...changed].some((path) => concerns(path, known, repository))) scan = undefined;
    changed.clear();
    scan ??= once(() => scanned(repository));
    return scan().paths;
  };
}

function scanned(tree: ResourceTree): Scan {
  const paths = new Map<string, VanityPath>();
  const found = new Set<string>();
  const visit = (node: Resource): void => {
    const properties = pageProperties(node);
    const own = texts(properties, 'sling:vanityPath') ?? [];
    for (const path of own) {
      const absolute = path.startsWith('/') ? path : `/${path}`;
      if (!paths.has(absolute))
        paths.set(absolute, { page: node.path, redirect: flag(properties, 'sling:redirect') ?? false });
    }
    if (own.length > 0) for (let at = node.path; at !== '/'; at = parentOf(at)) found.add(at);
    for (const child of node.children.values())
      if (child.name !== 'jcr:content' && child.path !== LAUNCHES) visit(child);
  };
  const root = tree.get('/content');
  if (root) visit(root);
  return { paths, witnesses: new Map([...found].map((path) => [path, signature(tree.get(path), found)])) };
}

/**
 * Whether a changed page has, had or passes on a vanity path. A live copy has those of its blueprint, so that a page which
 * becomes one, or stops being one, concerns them too.
 */
function concerns(path: string, { witnesses }: Scan, tree: ResourceTree): boolean {
  const page = tree.get(path);
  if (!page) return [...witnesses.keys()].some((witness) => isWithin(witness, path));
  return signature(page, witnesses) !== (witnesses.get(path) ?? NO_VANITY);
}

/** What vanity paths depend on in a page: its own, its blueprint, and the order of the children that lead to others. */
function signature(page: Resource | undefined, witnesses: { has(path: string): boolean }): string {
  if (!page) return NO_VANITY;
  const properties = pageProperties(page);
  return JSON.stringify([
    properties['sling:vanityPath'] ?? null,
    properties['sling:redirect'] ?? null,
    contentOf(page)?.children.get('cq:LiveSyncConfig')?.properties ?? null,
    [...page.children.keys()].filter((name) => witnesses.has(childOf(page.path, name))),
  ]);
}

const NO_VANITY = JSON.stringify([null, null, null, []]);
