import { liveRelationshipOf, type LiveRelationship } from '../../repository/derived/live-relationship';
import { isWithin } from '../../repository/path';
import type { Resource, ResourceTree } from '../../repository/Resource';
import { childPages, containingPage } from './pages';

/** The live copies that contain a page, nearest first: one can be rolled out into another. */
function* liveCopiesAround(page: Resource): Generator<LiveRelationship> {
  for (let node = containingPage(page); node; node = containingPage(node.parent)) {
    const copy = liveRelationshipOf(node);
    if (copy) yield copy;
  }
}

/** Counterparts of a path in the live copies around another path (LiveRelationshipManager.getLiveRelationships). */
export function liveCopiesOf(path: string, around: Resource): string[] {
  return [...liveCopiesAround(around)]
    .filter(({ master }) => isWithin(path, master))
    .map(({ copy, master }) => copy + path.slice(master.length));
}

function* blueprintsBelow(node: Resource): Generator<string> {
  for (const page of childPages(node)) {
    const copy = liveRelationshipOf(page);
    if (copy) yield copy.master;
    yield* blueprintsBelow(page);
  }
}

/** The page's blueprint, else its live copy; undefined if it has neither. */
export function liveCopyRootOf(page: Resource, tree: ResourceTree): string | undefined {
  for (const site of tree.get('/content')?.children.values() ?? []) {
    for (const blueprint of blueprintsBelow(site)) if (isWithin(page.path, blueprint)) return blueprint;
  }
  return liveCopiesAround(page).next().value?.copy;
}
