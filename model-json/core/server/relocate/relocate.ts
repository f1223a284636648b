import { copiedMoves, relationshipsOf } from '../../repository/derived/live-copies';
import type { Move } from '../../repository/derived/follow-paths';
import type { LiveRelationship } from '../../repository/derived/live-relationship';
import type { Draft } from '../../repository/Draft';
import { childOf, isWithin, nameOf, parentOf } from '../../repository/path';
import type { ResourceTree } from '../../repository/Resource';
import { adjustLinks, type Adjusted } from './adjust-links';
import { keepAddress } from './former-addresses';
import { linksTo } from './links-to';
import type { Relocation } from './Relocation';

export interface Relocated extends Adjusted {
  /** The moves: of the page, and of the content that live copies store of it. */
  readonly moves: readonly Move[];
}

/**
 * Moves a page, asset or tag to another address, in author's tree or in the visitors'. Content that live copies store of the page
 * moves along. Under the same parent it keeps its place among its siblings.
 *
 * @param tree the content before the change
 * @throws PathError if the new path exists already, or its parent is missing
 */
export function relocate(draft: Draft, tree: ResourceTree, relocation: Relocation): Relocated {
  const { from, to } = relocation;
  const relationships = relationshipsOf(tree);
  const copies = copiedMoves(relocation, relationships);
  const stored = copies.filter(
    (move) => draft.has(move.from) && !draft.has(move.to) && draft.has(parentOf(move.to)),
  );
  const moves = [{ from, to }, ...stored];
  for (const move of moves) (relocation.merges ? mergeInto : moveInPlace)(draft, move);
  keepAddress(draft, relocation);
  for (const relationship of relationships) leaveOutStill(draft, relocation, relationship);
  if (!relocation.adjustLinks) return { moves, adjusted: [], locked: [] };
  return { moves, ...adjustLinks(draft, linksTo(tree, [{ from, to }, ...copies]), moves) };
}

function moveInPlace(draft: Draft, { from, to }: Move): void {
  const parent = parentOf(from);
  const siblings = draft.childNames(parent);
  const next = siblings[siblings.indexOf(nameOf(from)) + 1];
  draft.move(from, to);
  if (parentOf(to) === parent && next !== undefined) draft.order(to, next);
}

/** Moves what is below a node below another one; where that has the same, the two are merged. */
function mergeInto(draft: Draft, { from, to }: Move): void {
  if (!draft.has(to)) return draft.move(from, to);
  for (const name of draft.childNames(from))
    mergeInto(draft, { from: childOf(from, name), to: childOf(to, name) });
  draft.remove(from);
}

/** Pages excluded by a live copy stay excluded under their new address. */
function leaveOutStill(draft: Draft, { from, to }: Move, { copy, master, excluded }: LiveRelationship): void {
  if (!isWithin(from, master) || !isWithin(to, master)) return;
  const [before, after] = [from.slice(master.length), to.slice(master.length)];
  const paths = [...excluded];
  const wanted = paths.map((path) => (isWithin(path, before) ? after + path.slice(before.length) : path));
  const config = childOf(copy, 'jcr:content/cq:LiveSyncConfig');
  if (wanted.some((path, i) => path !== paths[i])) draft.setProperty(config, 'cq:excludedPaths', wanted);
}
