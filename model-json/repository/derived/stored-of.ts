import type { Resource } from '../Resource';
import { DerivedNode } from './DerivedNode';

/** What is stored of a node: of a live copy what differs from its blueprint; undefined for a node that only follows. */
export const storedOf = (node: Resource): Resource | undefined =>
  node instanceof DerivedNode ? node.origin.stored : node;
