import type { ContentNode, PropertyValue } from '../../sling/content-node';
import { isSameList } from '../conflict/same';
import {
  childNames,
  childOf,
  inOrder,
  nameOf,
  nodeAt,
  parentOf,
  positionOf,
  propertyOf,
  withChild,
  withNode,
  type Position,
  type Tree,
} from '../tree';

/** A resolved command: names are free, parents exist. Actions are what is sent, undone and redone. */
export type Action =
  | {
      readonly kind: 'write';
      readonly path: string;
      readonly properties: Readonly<Record<string, PropertyValue | null>>;
      readonly children: Readonly<Record<string, ContentNode | null>>;
      /** The children's resulting order, if it differs from the default. */
      readonly order?: readonly string[];
    }
  | {
      readonly kind: 'create';
      readonly path: string;
      readonly node: ContentNode;
      readonly position: Position;
    }
  | { readonly kind: 'remove'; readonly path: string }
  | { readonly kind: 'move'; readonly path: string; readonly to: string; readonly position: Position }
  | { readonly kind: 'copy'; readonly path: string; readonly to: string; readonly position: Position }
  | Bring
  | Send;

/** Moves a node here from another page. */
export interface Bring {
  readonly kind: 'bring';
  /** Its path on the other page. */
  readonly from: string;
  /** Its position there, known once that page has been read; undo moves it back there. */
  readonly fromPosition?: Position;
  readonly path: string;
  /** As it was seen there. */
  readonly node: ContentNode;
  readonly position: Position;
}

/** Moves a node to another page, where `position` applies. */
export interface Send {
  readonly kind: 'send';
  readonly path: string;
  readonly goal: string;
  readonly position: Position;
}

/** The tree after an action. The action's nodes must exist. */
export function applied(tree: Tree, action: Action): Tree {
  switch (action.kind) {
    case 'write':
      return withNode(tree, action.path, (node) => written(node, action));
    case 'create':
    case 'bring':
      return put(tree, action.path, action.node, action.position);
    case 'remove':
    case 'send':
      return put(tree, action.path, undefined);
    case 'move': {
      const node = nodeAt(tree, action.path);
      return put(put(tree, action.path, undefined), action.to, node, action.position);
    }
    case 'copy':
      return put(tree, action.to, nodeAt(tree, action.path), action.position);
  }
}

const put = (tree: Tree, path: string, child: ContentNode | undefined, position?: Position): Tree =>
  withNode(tree, parentOf(path), (parent) => withChild(parent, nameOf(path), child, position));

function written(
  node: ContentNode,
  { properties, children, order }: Extract<Action, { kind: 'write' }>,
): ContentNode {
  const changed: Record<string, PropertyValue | ContentNode | null | undefined> = { ...node };
  for (const [name, value] of Object.entries({ ...properties, ...children })) {
    if (value === null) delete changed[name];
    else changed[name] = value;
  }
  return order ? inOrder(changed, order) : changed;
}

/**
 * Like `applied`, but returns the tree unchanged if the action's parent is gone, which is reported when its turn comes.
 */
export function expected(tree: Tree, action: Action): Tree {
  try {
    return applied(tree, action);
  } catch {
    return tree;
  }
}

/** The inverse of an action, to be applied to the tree after it. */
export function inverseOf(tree: Tree, action: Action): Action {
  switch (action.kind) {
    case 'write': {
      const node = nodeAt(tree, action.path);
      const after = nodeAt(applied(tree, action), action.path);
      const order = childNames(node);
      const restored: Extract<Action, { kind: 'write' }> = {
        kind: 'write',
        path: action.path,
        properties: mapValues(action.properties, (name) => propertyOf(node, name) ?? null),
        children: mapValues(action.children, (name) => childOf(node, name) ?? null),
      };
      return isSameList(order, childNames(after)) ? restored : { ...restored, order };
    }
    case 'create':
      return { kind: 'remove', path: action.path };
    case 'copy':
      return { kind: 'remove', path: action.to };
    case 'bring': {
      const { path, from: goal, fromPosition: position = 'last' } = action;
      return { kind: 'send', path, goal, position };
    }
    case 'send': {
      const { path, goal: from, position: fromPosition } = action;
      const node = nodeAt(tree, path) ?? {};
      const position = positionOf(nodeAt(tree, parentOf(path)), nameOf(path));
      return { kind: 'bring', path, from, fromPosition, node, position };
    }
    case 'remove': {
      const parent = nodeAt(tree, parentOf(action.path));
      const node = nodeAt(tree, action.path) ?? {};
      return { kind: 'create', path: action.path, node, position: positionOf(parent, nameOf(action.path)) };
    }
    case 'move': {
      const parent = nodeAt(tree, parentOf(action.path));
      const position = positionOf(parent, nameOf(action.path));
      return { kind: 'move', path: action.to, to: action.path, position };
    }
  }
}

const mapValues = <T>(
  record: Readonly<Record<string, unknown>>,
  map: (name: string) => T,
): Record<string, T> => Object.fromEntries(Object.keys(record).map((name) => [name, map(name)]));

/** The path of the action's node afterwards. */
export const pathAfter = (action: Action): string =>
  action.kind === 'move' || action.kind === 'copy' ? action.to : action.path;

/** An action with its node's new path. */
export function renamed(action: Action, from: string, to: string): Action {
  const path = moved(action.path, from, to);
  return 'to' in action ? { ...action, path, to: moved(action.to, from, to) } : { ...action, path };
}

const moved = (path: string, from: string, to: string): string =>
  path === from || path.startsWith(`${from}/`) ? to + path.slice(from.length) : path;
