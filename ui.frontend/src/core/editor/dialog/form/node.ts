import type { ContentNode, PropertyValue } from '../../session/EditorSession';

/* Reads and changes content nodes by relative paths (`video/loop`). A change returns a new node. */

export type Content = ContentNode[string];

export const isNode = (value: Content): value is ContentNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A property or child node; undefined if there is none. */
export function at(node: ContentNode | undefined, path: string): Content {
  const [name, rest] = split(path);
  const found = node?.[name];
  if (rest === undefined) return found ?? undefined;
  return isNode(found) ? at(found, rest) : undefined;
}

export function nodeAt(node: ContentNode | undefined, path: string): ContentNode | undefined {
  const found = at(node, path);
  return isNode(found) ? found : undefined;
}

/** The node with the value at `path` replaced; `undefined` removes it. Creates missing nodes on the way. */
export function withAt(
  node: ContentNode,
  path: string,
  value: PropertyValue | ContentNode | undefined,
): ContentNode {
  const [name, rest] = split(path);
  if (rest !== undefined) {
    const child = nodeAt(node, name);
    if (!child && value === undefined) return node;
    return { ...node, [name]: withAt(child ?? newNode, rest, value) };
  }
  if (value !== undefined) return { ...node, [name]: value };
  return Object.fromEntries(Object.entries(node).filter(([key]) => key !== name));
}

/** Child nodes in order. */
export const childNodes = (node: ContentNode | undefined): (readonly [name: string, node: ContentNode])[] =>
  Object.entries(node ?? {}).flatMap(([name, value]) => (isNode(value) ? [[name, value] as const] : []));

export const newNode: ContentNode = { 'jcr:primaryType': 'nt:unstructured' };

/** Whether two values are equal, including the order of nodes. */
export function same(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** The path of a sibling: `video/linkTarget` for `video/url`. */
export const beside = (path: string, name: string): string => path.slice(0, path.lastIndexOf('/') + 1) + name;

function split(path: string): [name: string, rest: string | undefined] {
  const slash = path.indexOf('/');
  return slash < 0 ? [path, undefined] : [path.slice(0, slash), path.slice(slash + 1)];
}
