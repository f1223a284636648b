import type { Move } from '../../repository/derived/follow-paths';
import type { Draft } from '../../repository/Draft';
import { InheritedError } from '../../repository/errors';
import { isWithin } from '../../repository/path';
import type { Value } from '../../repository/Resource';
import type { LinkTo } from './links-to';

/**
 * Changes links, references, rich texts and tags in all content.
 *
 * @param links the properties to change, as they were stored before
 * @param moved moves already made in the draft
 * @returns paths of the pages, assets and fragments that were changed
 */
export function adjustLinks(draft: Draft, links: Iterable<LinkTo>, moved: readonly Move[] = []): string[] {
  const adjusted = new Set<string>();
  for (const { node, name, value } of links) {
    const path = placeOf(node.path, moved);
    if (set(draft, path, name, value)) adjusted.add(draft.pageOf(path) ?? path);
  }
  return [...adjusted];
}

/** Blueprint properties stored on a live copy are not shown, and so are not changed. */
function set(draft: Draft, path: string, name: string, value: Value | undefined): boolean {
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
