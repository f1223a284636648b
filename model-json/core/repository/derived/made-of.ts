import type { Resource } from '../Resource';
import { DerivedNode } from './DerivedNode';
import { SpelledNode } from './SpelledNode';

/**
 * What a page or an asset is made of: the nodes that are stored of it and of those that it follows, and what a page that
 * follows from data has of its own. Stored nodes never change, so two versions of a page that are made of the same say
 * the same.
 */
export function* madeOf(node: Resource): Generator<unknown> {
  if (node instanceof SpelledNode) yield node.stored;
  else if (node instanceof DerivedNode) {
    const { stored, generic, page } = node.origin;
    if (stored) yield stored;
    if (generic) yield generic;
    if (page) yield JSON.stringify(page.derived.own);
    if (node.master) yield* madeOf(node.master);
  } else yield node;
}
