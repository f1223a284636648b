import type { Resource } from '../Resource';
import { DerivedNode } from './DerivedNode';
import { SpelledNode } from './SpelledNode';

/** What is stored of a node: of a live copy what differs from its blueprint; undefined for a node that only follows. */
export function storedOf(node: Resource): Resource | undefined {
  if (node instanceof SpelledNode) return node.stored;
  return node instanceof DerivedNode ? node.origin.stored : node;
}
