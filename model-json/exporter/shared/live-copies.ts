import type { Resource, ResourceTree } from '../../repository/Resource';
import { childPages, containingPage, contentOf } from './pages';
import { text } from './properties';

/** The root page of a live copy, and the path of the page that it copies. */
interface LiveCopy {
  readonly root: Resource;
  readonly blueprint: string;
}

function liveCopyAt(page: Resource): LiveCopy | undefined {
  const config = contentOf(page)?.children.get('cq:LiveSyncConfig');
  const blueprint = config && text(config.properties, 'cq:master');
  return blueprint ? { root: page, blueprint } : undefined;
}

/** The live copies that a page stands in, nearest first: one may be rolled out into another. */
function* liveCopiesAround(page: Resource): Generator<LiveCopy> {
  for (let node = containingPage(page); node; node = containingPage(node.parent)) {
    const copy = liveCopyAt(node);
    if (copy) yield copy;
  }
}

const isBelow = (root: string, path: string) => path === root || path.startsWith(`${root}/`);

/** Paths that stand in for a page in the live copies around another (LiveRelationshipManager.getLiveRelationships). */
export function liveCopiesOf(path: string, around: Resource): string[] {
  return [...liveCopiesAround(around)]
    .filter(({ blueprint }) => isBelow(blueprint, path))
    .map(({ root, blueprint }) => root.path + path.slice(blueprint.length));
}

function* blueprintsBelow(node: Resource): Generator<string> {
  for (const page of childPages(node)) {
    const copy = liveCopyAt(page);
    if (copy) yield copy.blueprint;
    yield* blueprintsBelow(page);
  }
}

/** The blueprint that a page belongs to, else the live copy; undefined for neither. */
export function liveCopyRootOf(page: Resource, tree: ResourceTree): string | undefined {
  for (const site of tree.get('/content')?.children.values() ?? []) {
    for (const blueprint of blueprintsBelow(site)) if (isBelow(blueprint, page.path)) return blueprint;
  }
  return liveCopiesAround(page).next().value?.root.path;
}
