import type { Resource } from '../Resource';
import { ReadableNode } from '../rights/ReadableNode';
import { DerivedNode } from './DerivedNode';
import { SpelledNode } from './SpelledNode';

/** The stored part of a node: for a live copy, the differences from its blueprint; undefined if nothing is stored. */
export function storedOf(node: Resource): Resource | undefined {
  if (node instanceof ReadableNode) {
    const stored = storedOf(node.whole);
    return stored && node.show(stored);
  }
  if (node instanceof SpelledNode) return node.stored;
  return node instanceof DerivedNode ? node.origin.stored : node;
}
