import type { Resource } from '../../Resource';
import { ReadableNode } from '../../rights/ReadableNode';
import { DerivedNode } from '../DerivedNode';

/** What a node of a live copy follows, or has left. */
export interface Source {
  /** The node of the blueprint. */
  readonly master: Resource;
  /** The node as the copy would show it if it had nothing of its own. */
  readonly shown: Resource;
}

/** The source of a node; undefined if there is none, and for those who may not read it. */
export function sourceOf(node: Resource): Source | undefined {
  if (node instanceof ReadableNode) {
    const source = sourceOf(node.whole);
    return source && node.mayRead(source.master.path) ? source : undefined;
  }
  if (!(node instanceof DerivedNode) || !node.master) return undefined;
  return { master: node.master, shown: node.withoutOwn() };
}
