import type { Resource } from '../../Resource';
import { ReadableNode } from '../../rights/ReadableNode';
import { DerivedNode } from '../DerivedNode';
import { isInherited } from '../merge-properties';
import { storedOf } from '../stored-of';

/** Whether the value of a property is stored at its node and not that of another node, so that it can be changed there. */
export function isOwn(node: Resource, property: string): boolean {
  if (node instanceof ReadableNode) return isOwn(node.whole, property);
  if (node.parent && !storedOf(node.parent)?.children.has(node.name)) return false;
  const stored = storedOf(node)?.properties;
  if (stored?.[property] === undefined) return false;
  return !(node instanceof DerivedNode) || !isInherited(property, stored, node.master?.properties);
}
