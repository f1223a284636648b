import type { Resource } from '../Resource';
import { DerivedNode } from './DerivedNode';
import { isCancelled, isCancelledForChildren, ownNames } from './merge-properties';

/** What a node that follows another has of its own. */
export interface InheritedNode {
  /** Its own properties by name; true: all are its own. */
  readonly own: true | readonly string[];
  /** Whether what stands in it is its own, too. */
  readonly ownChildren: boolean;
}

/** What a page has from another, and may therefore not be changed in it. */
export interface Inheritance {
  /** Path of the nearest stored page that it follows; null for a page that follows none. */
  readonly follows: string | null;
  /** All stored pages whose content it shows, nearest first: a change of one is a change of what it shows. */
  readonly masters: readonly string[];
  /** Whether anything of it is stored: what follows in all is published with what it follows. */
  readonly isStored: boolean;
  /** The nodes that follow, by path. What is missing here is the page's own. */
  readonly nodes: Readonly<Record<string, InheritedNode>>;
}

/** Says of a page what it has from the page that it follows. */
export function inheritanceOf(page: Resource): Inheritance {
  const master = page instanceof DerivedNode ? page.master : undefined;
  if (!(page instanceof DerivedNode) || !master)
    return { follows: null, masters: [], isStored: true, nodes: {} };
  const content = page.children.get('jcr:content');
  return {
    follows: storedMaster(master).path,
    masters: storedMasters(master),
    isStored: page.origin.stored !== undefined,
    nodes: Object.fromEntries(content ? nodesWithin(content) : []),
  };
}

/** A copy of a page that itself only follows is changed where that one comes from. */
function storedMaster(page: Resource): Resource {
  if (!(page instanceof DerivedNode) || page.origin.stored || !page.master) return page;
  return storedMaster(page.master);
}

function storedMasters(page: Resource): string[] {
  if (!(page instanceof DerivedNode)) return [page.path];
  const further = page.master ? storedMasters(page.master) : [];
  return page.origin.stored ? [page.path, ...further] : further;
}

function nodesWithin(node: Resource): [string, InheritedNode][] {
  const below = [...node.children.values()].flatMap(nodesWithin);
  if (!(node instanceof DerivedNode) || !node.master) return below;
  const properties = node.origin.stored?.properties;
  const own = isCancelled(properties) || ownNames(properties);
  return [[node.path, { own, ownChildren: isCancelledForChildren(properties) }], ...below];
}
