import { isNode, type ContentNode, type PropertyValue } from '../sling/content-node';

/** Content below a path. Immutable: a change makes another tree that shares unchanged parts. */
export interface Tree {
  /** Path of `node`: a page's `…/jcr:content`. */
  readonly root: string;
  readonly node: ContentNode;
}

/** A node's position among its siblings. */
export type Position = 'first' | 'last' | { readonly before: string } | { readonly after: string };

export const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
export const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
export const isWithin = (path: string, ancestor: string): boolean =>
  path === ancestor || path.startsWith(`${ancestor}/`);

export const childOf = (node: ContentNode | undefined, name: string): ContentNode | undefined => {
  // Not `node[name]`: the name could be "constructor".
  const child = node && Object.hasOwn(node, name) ? node[name] : undefined;
  return isNode(child) ? child : undefined;
};

export const propertyOf = (node: ContentNode | undefined, name: string): PropertyValue | undefined => {
  const value = node && Object.hasOwn(node, name) ? node[name] : undefined;
  return value === undefined || value === null || isNode(value) ? undefined : value;
};

/** Names of the child nodes, in order. */
export const childNames = (node: ContentNode | undefined): string[] =>
  node ? Object.keys(node).filter((name) => isNode(node[name])) : [];

/** Names of the properties. */
export const propertyNames = (node: ContentNode | undefined): string[] =>
  node
    ? Object.keys(node).filter(
        (name) => node[name] !== undefined && node[name] !== null && !isNode(node[name]),
      )
    : [];

/** The node at a path, or undefined. */
export function nodeAt({ root, node }: Tree, path: string): ContentNode | undefined {
  if (path === root) return node;
  if (!isWithin(path, root)) return undefined;
  return path
    .slice(root.length + 1)
    .split('/')
    .reduce<ContentNode | undefined>(childOf, node);
}

/** The tree with the node at a path replaced, which must exist. */
export function withNode(tree: Tree, path: string, change: (node: ContentNode) => ContentNode): Tree {
  const names = path === tree.root ? [] : path.slice(tree.root.length + 1).split('/');
  return { root: tree.root, node: changeAt(tree.node, names, change) };
}

function changeAt(
  node: ContentNode,
  [name, ...rest]: readonly string[],
  change: (node: ContentNode) => ContentNode,
): ContentNode {
  if (name === undefined) return change(node);
  const child = childOf(node, name);
  if (!child) throw new Error(`no node "${name}" to change`);
  return { ...node, [name]: changeAt(child, rest, change) };
}

/** A node with one more child, or one fewer if `child` is undefined. */
export function withChild(
  node: ContentNode,
  name: string,
  child: ContentNode | undefined,
  position: Position = 'last',
): ContentNode {
  const { [name]: _, ...others } = node;
  if (!child) return others;
  return inOrder({ ...others, [name]: child }, placed(childNames(others), name, position));
}

/** A node with its children in this order, followed by any others. */
export function inOrder(node: ContentNode, names: readonly string[]): ContentNode {
  const all = new Set([...names.filter((name) => childOf(node, name)), ...childNames(node)]);
  return Object.fromEntries([...propertyNames(node), ...all].map((name) => [name, node[name]] as const));
}

/** The names with one inserted; if its sibling has been deleted, it comes last. */
export function placed(names: readonly string[], name: string, position: Position): string[] {
  const others = names.filter((other) => other !== name);
  return others.toSpliced(indexOf(others, position), 0, name);
}

function indexOf(names: readonly string[], position: Position): number {
  if (position === 'first') return 0;
  if (position === 'last') return names.length;
  const sibling = 'before' in position ? position.before : position.after;
  const index = names.indexOf(sibling);
  if (index < 0) return names.length;
  return 'before' in position ? index : index + 1;
}

/** A child's position, in a form that can restore it. */
export function positionOf(parent: ContentNode | undefined, name: string): Position {
  const names = childNames(parent);
  const next = names[names.indexOf(name) + 1];
  return next === undefined ? 'last' : { before: next };
}

/** A name not yet used in the node: `teaser`, `teaser_1`, `teaser_2` … */
export function freeName(parent: ContentNode | undefined, hint: string): string {
  const isTaken = (name: string) => parent?.[name] !== undefined;
  const stem = hint.replace(/_\d+$/, '') || hint;
  if (!isTaken(hint)) return hint;
  for (let count = 1; ; count++) if (!isTaken(`${stem}_${count}`)) return `${stem}_${count}`;
}
