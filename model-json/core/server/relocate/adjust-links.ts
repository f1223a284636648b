import type { Move } from '../../repository/derived/follow-paths';
import type { Draft } from '../../repository/Draft';
import { InheritedError } from '../../repository/errors';
import { isWithin } from '../../repository/path';
import type { ResourceTree, Value } from '../../repository/Resource';
import { linksTo } from './links-to';

/**
 * Lets the links, references and rich texts of all content lead to new addresses.
 *
 * @param tree the content before the change
 * @param moves the addresses, those of live copies included
 * @param moved what has been moved in the draft already
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

/** What a live copy stores of its blueprint's properties does not show, and is not changed. */
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
