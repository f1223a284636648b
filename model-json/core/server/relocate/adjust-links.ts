import type { Move } from '../../repository/derived/follow-paths';
import type { Draft } from '../../repository/Draft';
import { InheritedError } from '../../repository/errors';
import { isWithin } from '../../repository/path';
import type { ResourceTree, Value } from '../../repository/Resource';
import { linksTo } from './links-to';

/**
 * Changes links, references and rich texts in all content to new addresses.
 *
 * @param tree the content before the change
 * @param moves the addresses, including those of live copies
 * @param moved moves already made in the draft
 * @returns paths of the pages, assets and fragments that were changed
 */
export function adjustLinks(
  draft: Draft,
  tree: ResourceTree,
  moves: readonly Move[],
  moved: readonly Move[],
): string[] {
  const adjusted = new Set<string>();
  for (const { node, name, value } of linksTo(tree, moves)) {
    const path = placeOf(node.path, moved);
    if (set(draft, path, name, value)) adjusted.add(draft.pageOf(path) ?? path);
  }
  return [...adjusted];
}

/** Blueprint properties stored on a live copy are not shown, and so are not changed. */
function set(draft: Draft, path: string, name: string, value: Value): boolean {
  try {
    draft.setProperty(path, name, value);
    return true;
  } catch (error) {
    if (error instanceof InheritedError) return false;
    throw error;
  }
}

function placeOf(path: string, moved: readonly Move[]): string {
  const move = moved.find(({ from }) => isWithin(path, from));
  return move ? move.to + path.slice(move.from.length) : path;
}
