import type { Resource, Value } from './Resource';

/**
 * A node as Sling's `.infinity.json` writes it: properties and child nodes in one object, children in key order. `{}`
 * in a page file is the placeholder of a child with its own file.
 *
 * Integer names (`"2024"`) come first, ascending, since JavaScript orders object keys that way.
 */
export interface NodeJson {
  [name: string]: Value | NodeJson;
}

/** Whether a member of a node is a child node and not a property. */
export function isNode(member: Value | NodeJson | undefined): member is NodeJson {
  return typeof member === 'object' && !Array.isArray(member);
}

/** The node and everything below it, including child pages, as in `.infinity.json`, but without bytes. */
export function toJson(resource: Resource): NodeJson {
  const json: NodeJson = { ...resource.properties };
  for (const [name, child] of resource.children) json[name] = toJson(child);
  return json;
}
