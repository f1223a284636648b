import { followPaths, type Move } from '../../repository/derived/follow-paths';
import { storedOf } from '../../repository/derived/stored-of';
import type { Resource, ResourceTree, Value } from '../../repository/Resource';
import { followTags } from './follow-tags';
import { FORMER_ADDRESSES } from './former-addresses';

/** A stored property that links to a page. */
export interface LinkTo {
  readonly node: Resource;
  readonly name: string;
  /** The property with the new address; undefined if nothing is left of it. */
  readonly value: Value | undefined;
}

/** Links, references and rich texts in all content that point to pages or below them; for tags, their ids. */
export function linksTo(tree: ResourceTree, moves: readonly Move[]): Generator<LinkTo> {
  const [paths, tags] = [followPaths(moves), followTags(moves)];
  return changedBy(tree, (value) => tags(paths(value)));
}

/** The stored properties of all content that a function changes. */
export function* changedBy(
  tree: ResourceTree,
  follow: (value: Value) => Value | undefined,
): Generator<LinkTo> {
  const content = tree.get('/content');
  const stored = content && storedOf(content);
  if (stored) yield* linksIn(stored, follow);
}

function* linksIn(node: Resource, follow: (value: Value) => Value | undefined): Generator<LinkTo> {
  for (const [name, before] of Object.entries(node.properties)) {
    // Former addresses never change.
    if (name === FORMER_ADDRESSES) continue;
    const value = follow(before);
    if (!isSame(before, value)) yield { node, name, value };
  }
  for (const child of node.children.values()) yield* linksIn(child, follow);
}

const isSame = (a: Value, b: Value | undefined): boolean =>
  Array.isArray(a) && Array.isArray(b) ? a.every((each, i) => each === b[i]) : a === b;
