import type { Resource } from '../Resource';
import { ReadableNode } from '../rights/ReadableNode';
import { DerivedNode } from './DerivedNode';
import { SpelledNode } from './SpelledNode';

/**
 * The sources of a page or an asset: its stored nodes, those of the nodes it follows, and a derived page's own
 * properties. Stored nodes are immutable, so two versions of a page with the same sources are equal.
 */
export function* madeOf(node: Resource): Generator<unknown> {
  if (node instanceof ReadableNode) yield* madeOf(node.whole);
  else if (node instanceof SpelledNode) yield node.stored;
  else if (node instanceof DerivedNode) {
    const { stored, generic, page } = node.origin;
    if (stored) yield stored;
    if (generic) yield generic;
    if (page) yield JSON.stringify(page.derived.own);
    if (node.master) yield* madeOf(node.master);
  } else yield node;
}
