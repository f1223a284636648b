import type { Move, StoredChange } from '../../files/writing/Upstream';
import { isWithin, parentOf } from '../../path';
import type { DavexNode } from '../remote/davex-node';

/** A change of a page, with the page in Sling. */
export interface PlannedChange extends StoredChange {
  readonly found: DavexNode | undefined;
}

/** Moves, and the changes that remain after them. */
export interface Plan {
  readonly moves: readonly Move[];
  readonly changes: readonly PlannedChange[];
}

/**
 * Finds out which removed pages can be moved in Sling, where they keep their identity, history and permissions: those
 * that are gone from a place, and new at another whose parent stays where it is.
 *
 * @param found the pages in Sling, by path
 */
export function withMoves(
  changes: readonly StoredChange[],
  moves: readonly Move[],
  found: ReadonlyMap<string, DavexNode | undefined>,
): Plan {
  const byPath = new Map(changes.map((change) => [change.path, change]));
  const applied: Move[] = [];
  for (const move of moves) {
    const gone = byPath.get(move.from);
    const made = byPath.get(move.to);
    const isMoved = gone?.before && !gone.after && found.get(move.from) && !made?.before && made?.after;
    const parent = parentOf(move.to);
    const parentStays = found.get(parent) && (!byPath.has(parent) || byPath.get(parent)?.after);
    const isApart = applied.every(({ from, to }) =>
      [move.from, parent].every((at) => !isWithin(at, from) && !isWithin(at, to)),
    );
    if (isMoved && parentStays && isApart) applied.push(move);
  }
  return {
    moves: applied,
    changes: changes.flatMap((change) => planned(change, applied, byPath, found) ?? []),
  };
}

/** The change as it is after the moves; undefined if nothing of it remains. */
function planned(
  change: StoredChange,
  moves: readonly Move[],
  byPath: ReadonlyMap<string, StoredChange>,
  found: ReadonlyMap<string, DavexNode | undefined>,
): PlannedChange | undefined {
  const { path } = change;
  const leaving = moves.find(({ from }) => isWithin(path, from));
  if (leaving) {
    const target = leaving.to + path.slice(leaving.from.length);
    // What is at the new place is told there.
    return byPath.get(target)?.after
      ? undefined
      : { path: target, before: change.before, after: undefined, found: found.get(path) };
  }
  const arriving = moves.find(({ to }) => isWithin(path, to));
  const origin = arriving && arriving.from + path.slice(arriving.to.length);
  if (origin === undefined) return { ...change, found: found.get(path) };
  return { ...change, before: byPath.get(origin)?.before, found: found.get(origin) };
}
