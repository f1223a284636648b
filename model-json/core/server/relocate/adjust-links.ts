import type { Move } from '../../repository/derived/follow-paths';
import type { Draft } from '../../repository/Draft';
import { InheritedError } from '../../repository/errors';
import { LockedError } from '../../repository/locks/LockedError';
import { isWithin } from '../../repository/path';
import type { Value } from '../../repository/Resource';
import type { LockedPage } from '../../../../shared/authoring/locked-pages';
import type { LinkTo } from './links-to';

export interface Adjusted {
  /** Paths of the pages, assets and fragments that were changed. */
  readonly adjusted: readonly string[];
  /** Pages that still link to the old address, because somebody else has locked them. */
  readonly locked: readonly LockedPage[];
}

/**
 * Changes links, references, rich texts and tags in all content.
 *
 * @param links the properties to change, as they were stored before
 * @param moved moves already made in the draft
 */
export function adjustLinks(draft: Draft, links: Iterable<LinkTo>, moved: readonly Move[] = []): Adjusted {
  const adjusted = new Set<string>();
  const locked = new Map<string, string>();
  const set = (path: string, name: string, value: Value | undefined): void => {
    try {
      draft.setProperty(path, name, value);
      adjusted.add(draft.pageOf(path) ?? path);
    } catch (error) {
      if (error instanceof LockedError) locked.set(error.page, error.owner);
      // Blueprint properties stored on a live copy are not shown, and so are not changed.
      else if (!(error instanceof InheritedError)) throw error;
    }
  };
  for (const { node, name, value } of links) set(placeOf(node.path, moved), name, value);
  return {
    adjusted: [...adjusted],
    locked: [...locked].map(([path, owner]) => ({ path, owner })),
  };
}

function placeOf(path: string, moved: readonly Move[]): string {
  const move = moved.find(({ from }) => isWithin(path, from));
  return move ? move.to + path.slice(move.from.length) : path;
}
