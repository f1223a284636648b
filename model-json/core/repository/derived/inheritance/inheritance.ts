import type { Resource } from '../../Resource';
import { ReadableNode } from '../../rights/ReadableNode';
import { DerivedNode } from '../DerivedNode';
import { isCancelled, isCancelledForChildren, ownNames } from '../merge-properties';

/** A node's own content, if it follows another node. */
export interface InheritedNode {
  /** Names of its own properties; true if all are its own. */
  readonly own: true | readonly string[];
  /** Whether its children are its own, too. */
  readonly ownChildren: boolean;
}

/** The parts of a page that are inherited and therefore read-only. */
export interface Inheritance {
  /** Path of the nearest stored page that it follows; null if it follows none. */
  readonly follows: string | null;
  /** All stored pages whose content it shows, nearest first: changing one of them changes this page. */
  readonly masters: readonly string[];
  /** Whether any part of it is stored; a page that is not is published with the page that it follows. */
  readonly isStored: boolean;
  /** The inheriting nodes by path. Nodes not listed are the page's own. */
  readonly nodes: Readonly<Record<string, InheritedNode>>;
}

/** The inheritance of a page. */
export function inheritanceOf(page: Resource): Inheritance {
  if (page instanceof ReadableNode) {
    const whole = inheritanceOf(page.whole);
    return { ...whole, masters: whole.masters.filter((path) => page.mayRead(path)) };
  }
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

/** A copy of a page that is not stored itself must be changed at the page's origin. */
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
