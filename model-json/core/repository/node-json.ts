import type { Resource, Value } from './Resource';

/**
 * A node as Sling's `.infinity.json` writes it: properties and child nodes in one object, children in key order.
 * `{}` in a page file holds the place of a child that has a file of its own.
 *
 * Names that are whole numbers (`"2024"`) come first, ascending: JavaScript orders the keys of an object so.
 */
export interface NodeJson {
  [name: string]: Value | NodeJson;
}

/** Whether a member of a node is a child node, not a property. */
export function isNode(member: Value | NodeJson | undefined): member is NodeJson {
  return typeof member === 'object' && !Array.isArray(member);
}

/** The node and everything below it, child pages included, as `.infinity.json` gives it. Bytes are left out. */
export function toJson(resource: Resource): NodeJson {
  const json: NodeJson = { ...resource.properties };
  for (const [name, child] of resource.children) json[name] = toJson(child);
  return json;
}
