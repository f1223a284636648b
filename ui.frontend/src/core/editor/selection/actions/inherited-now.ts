import { isNode, type ContentNode, type PropertyValue } from '../../sling/content-node';
import type { Inheritance, InheritedNode } from '../../sling/inheritance';
import { parentOf } from '../../session/tree';

/** AEM's mixin of a component that has left its source. */
export const LEFT = 'cq:LiveSyncCancelled';
/** Names the properties that have left it. */
export const OWN_PROPERTIES = 'cq:propertyInheritanceCancelled';
/** Whether everything in the component has left it, too. */
export const WITH_CHILDREN = 'cq:isCancelledForChildren';

type Nodes = Inheritance['nodes'];

/**
 * What a node has of its own now: the page's inheritance is read when it is opened, and authors change it since.
 *
 * @param content the node as the session has it; undefined before there is a session
 */
export function inheritedNow(
  nodes: Nodes,
  content: (path: string) => ContentNode | undefined,
): (path: string) => InheritedNode | undefined {
  const own = (path: string): InheritedNode | undefined => {
    const known = nodes[path];
    const node = known && content(path);
    if (!node) return known;
    const isOwn = listOf(node['jcr:mixinTypes']).includes(LEFT);
    return { own: isOwn || listOf(node[OWN_PROPERTIES]), ownChildren: isOwn && node[WITH_CHILDREN] === true };
  };
  const isLeftWithAll = (path: string): boolean =>
    nodes[path] !== undefined && (own(path)?.ownChildren === true || isLeftWithAll(parentOf(path)));
  return (path) => (isLeftWithAll(parentOf(path)) ? undefined : own(path));
}

/** The values of a property that is a list. */
export const listOf = (value: PropertyValue | ContentNode | null | undefined): readonly string[] =>
  value === undefined || value === null || isNode(value)
    ? []
    : Array.isArray(value)
      ? value.map(String)
      : [String(value)];
