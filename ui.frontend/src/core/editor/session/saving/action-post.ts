import { deleteField, nodeFields, propertyFields, type Field } from '../../sling/post-fields';
import { isProperty, type ContentNode } from '../../sling/content-node';
import { applied, type Action } from './action';
import { isSame, isSameList } from '../conflict/same';
import {
  childNames,
  childOf,
  isWithin,
  nameOf,
  nodeAt,
  parentOf,
  propertyNames,
  type Position,
  type Tree,
} from '../tree';

/** One Sling POST. */
export interface Post {
  readonly path: string;
  readonly fields: readonly Field[];
}

/**
 * The post for one action; undefined if there is nothing to change.
 *
 * @param elsewhere the other page, for moves between pages
 */
export function postOf(tree: Tree, action: Action, elsewhere = tree): Post | undefined {
  const { path } = action;
  switch (action.kind) {
    case 'write':
      return changePost(tree, applied(tree, action), path, [path]);
    case 'create':
      return { path, fields: [...nodeFields('', action.node), ...orderFields(tree, path, action.position)] };
    case 'remove':
      return { path, fields: [[':operation', 'delete']] };
    case 'move':
      if (action.to === path) return { path, fields: [[':order', orderOf(tree, path, action.position)]] };
      return transfer(tree, action);
    case 'copy':
      return transfer(tree, action);
    case 'bring':
      return transfer(tree, { ...action, kind: 'move', path: action.from, to: path });
    case 'send':
      return transfer(elsewhere, { ...action, kind: 'move', to: action.goal });
  }
}

const transfer = (tree: Tree, { kind, path, to, position }: Extract<Action, { to: string }>): Post => ({
  path,
  fields: [[':operation', kind], [':dest', to], ...orderFields(tree, to, position)],
});

/**
 * Several actions in one post, if Sling can do that: everything except moves, copies and positions other than the last.
 * @returns undefined if they must be sent one after another
 */
export function mergedPost(tree: Tree, actions: readonly Action[]): Post | undefined {
  const isMergeable = actions.every(
    (action) =>
      action.kind === 'write' ||
      action.kind === 'remove' ||
      (action.kind === 'create' && orderFields(tree, action.path, action.position).length === 0),
  );
  if (!isMergeable) return undefined;
  const places = actions.map((action) => (action.kind === 'write' ? action.path : parentOf(action.path)));
  const path = places.reduce(commonAncestor);
  const written = actions.flatMap((action) => (action.kind === 'write' ? [action.path] : []));
  return changePost(tree, actions.reduce(applied, tree), path, [...new Set(written)]);
}

function commonAncestor(a: string, b: string): string {
  let path = a;
  while (!isWithin(b, path)) path = parentOf(path);
  return path;
}

/** @param written the edited nodes: the author server refuses the post if one is gone */
function changePost(before: Tree, after: Tree, path: string, written: readonly string[]): Post | undefined {
  const fields = changeFields('', nodeAt(before, path), nodeAt(after, path));
  const edited = written.filter((one) => nodeAt(before, one)).map((one): Field => [':mustExist', one]);
  return fields.length > 0 ? { path, fields: [...fields, ...edited] } : undefined;
}

/**
 * The fields that turn one node into another: only differences are written, so that other authors' changes are kept.
 */
function changeFields(prefix: string, before: ContentNode = {}, after: ContentNode = {}): Field[] {
  if (before === after) return [];
  const properties = new Set([...propertyNames(before), ...propertyNames(after)]);
  const fields = [...properties].flatMap((name) => {
    const [was, is] = [before[name], after[name]];
    if (isSame(was, is)) return [];
    const written = propertyFields(prefix + name, isProperty(is) ? is : null);
    // Sling keeps a property multi-valued, whatever the type hint, unless it is deleted first.
    const isUnlisted = Array.isArray(was) && is !== undefined && !Array.isArray(is);
    return isUnlisted ? [deleteField(prefix + name), ...written] : written;
  });
  const wanted = childNames(after);
  const gone = childNames(before).filter((name) => !childOf(after, name));
  const kept = firstOutOfPlace(
    childNames(before).filter((name) => childOf(after, name)),
    wanted,
  );
  // Sling deletes before it writes: children out of order are deleted and recreated in order.
  const again = wanted.slice(kept).filter((name) => childOf(before, name));
  return [
    ...fields,
    ...[...gone, ...again].map((name) => deleteField(prefix + name)),
    ...wanted
      .slice(0, kept)
      .flatMap((name) => changeFields(`${prefix}${name}/`, childOf(before, name), childOf(after, name))),
    ...wanted.slice(kept).flatMap((name) => nodeFields(prefix + name, childOf(after, name) ?? {})),
  ];
}

/** How many children keep their place: new ones are added at the end. */
function firstOutOfPlace(present: readonly string[], wanted: readonly string[]): number {
  if (isSameList(present, wanted.slice(0, present.length))) return present.length;
  return wanted.findIndex((name, index) => name !== present[index]);
}

/** Omit `:order` if the node comes last anyway. */
function orderFields(tree: Tree, path: string, position: Position): Field[] {
  const order = orderOf(tree, path, position);
  return order === 'last' ? [] : [[':order', order]];
}

/** Ignore deleted siblings when ordering. */
function orderOf(tree: Tree, path: string, position: Position): string {
  if (typeof position === 'string') return position;
  const names = childNames(nodeAt(tree, parentOf(path))).filter((name) => name !== nameOf(path));
  const sibling = 'before' in position ? position.before : position.after;
  if (!names.includes(sibling)) return 'last';
  if ('after' in position && names.at(-1) === sibling) return 'last';
  return 'before' in position ? `before ${sibling}` : `after ${sibling}`;
}
