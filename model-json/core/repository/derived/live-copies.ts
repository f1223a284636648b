import { isWithin } from '../path';
import type { ResourceTree } from '../Resource';
import type { Move } from './follow-paths';
import { relationshipsBelow, type LiveRelationship } from './live-relationship';
import { pagePlaces } from './places';
import { storedOf } from './stored-of';

/** All live copies stored in a tree. */
export const relationshipsOf = (tree: ResourceTree): LiveRelationship[] =>
  pagePlaces(tree)
    .flatMap((place) => storedOf(place) ?? [])
    .flatMap(relationshipsBelow);

/**
 * Further moves caused by moving a page: the page in each live copy, and in copies of those. A page that leaves its
 * blueprint's tree has no new path in the copies.
 */
export function copiedMoves(
  { from, to }: Move,
  relationships: readonly LiveRelationship[],
  known: ReadonlySet<string> = new Set([from]),
): Move[] {
  const direct = relationships.flatMap((relationship): Move[] => {
    const { copy, master } = relationship;
    const move = { from: copy + from.slice(master.length), to: copy + to.slice(master.length) };
    return isCopied(from, relationship) && isWithin(to, master) && !known.has(move.from) ? [move] : [];
  });
  const all = new Set([...known, ...direct.map((move) => move.from)]);
  const further = direct.flatMap((move) => copiedMoves(move, relationships, all));
  return [...new Map([...direct, ...further].map((move) => [move.from, move])).values()];
}

/** The paths of a page in live copies. */
export const liveCopiesOf = (path: string, relationships: readonly LiveRelationship[]): string[] =>
  copiedMoves({ from: path, to: path }, relationships).map(({ from }) => from);

function isCopied(path: string, { master, deep, excluded }: LiveRelationship): boolean {
  if (path === master) return true;
  const rest = path.slice(master.length);
  return deep && isWithin(path, master) && ![...excluded].some((page) => isWithin(rest, page));
}
