import { followPaths, type Move } from '../../repository/derived/follow-paths';
import { storedOf } from '../../repository/derived/stored-of';
import type { Resource, ResourceTree, Value } from '../../repository/Resource';
import { FORMER_ADDRESSES } from './former-addresses';

/** A stored property that links to a page. */
export interface LinkTo {
  readonly node: Resource;
  readonly name: string;
  /** The property with the page's new address. */
  readonly value: Value;
}

/** Links, references and rich texts in all content that point to pages or below them. */
export function* linksTo(tree: ResourceTree, moves: readonly Move[]): Generator<LinkTo> {
  const content = tree.get('/content');
  const stored = content && storedOf(content);
  if (stored) yield* linksIn(stored, followPaths(moves));
}

function* linksIn(node: Resource, follow: (value: Value) => Value): Generator<LinkTo> {
  for (const [name, before] of Object.entries(node.properties)) {
    // Former addresses never change.
    if (name === FORMER_ADDRESSES) continue;
    const value = follow(before);
    if (!isSame(before, value)) yield { node, name, value };
  }
  for (const child of node.children.values()) yield* linksIn(child, follow);
}

const isSame = (a: Value, b: Value): boolean =>
  Array.isArray(a) && Array.isArray(b) ? a.every((each, i) => each === b[i]) : a === b;
