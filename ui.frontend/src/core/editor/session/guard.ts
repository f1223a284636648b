import { isNode, type ContentNode } from '../sling/content-node';
import { applied, inverseOf, type Action } from './saving/action';
import type { ConflictField } from './conflict/Conflict';
import { isSame } from './conflict/same';
import { freeName, isWithin, nameOf, nodeAt, parentOf, propertyOf, type Position, type Tree } from './tree';
import { t } from '../../../../../shared/authoring/language/t';

type Write = Extract<Action, { kind: 'write' }>;

/** An action with what its author saw, to detect changes by others. */
export interface Guarded {
  readonly action: Action;
  /** The node before it was written or removed. */
  readonly seen?: ContentNode;
}

/**
 * Guards an action on the tree as its author sees it. `base`: the node as they first saw it; unchanged properties are
 * not part of the edit.
 */
export function guarded(tree: Tree, action: Action, base?: ContentNode): Guarded {
  if (action.kind === 'remove') return { action, seen: nodeAt(tree, action.path) };
  if (action.kind !== 'write') return { action };
  const seen = base ?? nodeAt(tree, action.path);
  const unchanged = Object.entries({ ...action.properties, ...action.children })
    .filter(([name, value]) => isSame(seen?.[name], value ?? undefined))
    .map(([name]) => name);
  return { action: withoutNames(action, new Set(unchanged)), seen };
}

/** The inverse of an action, guarded by the result of that action. */
export const guardedInverse = (tree: Tree, action: Action): Guarded =>
  guarded(applied(tree, action), inverseOf(tree, action));

/** Later changes by others that the action would overwrite; empty if there are none. */
export function conflictsOf({ action, seen = {} }: Guarded, tree: Tree): ConflictField[] {
  const now = nodeAt(tree, action.path);
  const common = {
    path: action.path,
    resourceType: String(propertyOf(now ?? seen, 'sling:resourceType') ?? ''),
  };
  if (action.kind === 'remove') {
    return now && !isSame(seen, now) ? [{ ...common, name: '', mine: undefined, theirs: now }] : [];
  }
  if (action.kind !== 'write') return [];
  if (!now) {
    const whole = { root: action.path, node: seen };
    return [{ ...common, name: '', mine: applied(whole, action).node, theirs: undefined }];
  }
  return Object.entries({ ...action.properties, ...action.children }).flatMap(([name, value]) => {
    const [mine, theirs] = [value ?? undefined, now[name] ?? undefined];
    return isSame(seen[name], theirs) || isSame(theirs, mine) ? [] : [{ ...common, name, mine, theirs }];
  });
}

/**
 * The action after its author has decided; undefined if nothing of it is left.
 *
 * @param home where to restore a component that another author has deleted
 */
export function resolved(
  guard: Guarded,
  tree: Tree,
  fields: readonly ConflictField[],
  isMine: (field: ConflictField) => boolean,
  home: Home,
): Guarded | undefined {
  const { action } = guard;
  const whole = fields.find(({ name }) => name === '');
  if (whole) {
    if (!isMine(whole)) return undefined;
    if (action.kind !== 'write') return { action, seen: nodeAt(tree, action.path) };
    const node = isNode(whole.mine) ? whole.mine : {};
    return { action: { kind: 'create', ...home, node } };
  }
  if (action.kind !== 'write') return guard;
  const dropped = new Set(fields.filter((field) => !isMine(field)).map(({ name }) => name));
  const rest = withoutNames(action, dropped);
  const isEmpty = Object.keys({ ...rest.properties, ...rest.children }).length === 0;
  return isEmpty ? undefined : { action: rest, seen: nodeAt(tree, action.path) };
}

const withoutNames = (action: Write, names: ReadonlySet<string>): Write => ({
  ...action,
  properties: without(action.properties, names),
  children: without(action.children, names),
});

const without = <T>(record: Readonly<Record<string, T>>, names: ReadonlySet<string>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.has(name)));

/** Whether the tree already reflects the action: a lost response may have been a success. */
export function isDone({ action }: Guarded, tree: Tree): boolean {
  const now = nodeAt(tree, action.path);
  switch (action.kind) {
    case 'write':
      return Object.entries({ ...action.properties, ...action.children }).every(([name, value]) =>
        isSame(now?.[name], value ?? undefined),
      );
    case 'create':
    case 'bring':
      return now !== undefined && now['sling:resourceType'] === action.node['sling:resourceType'];
    case 'remove':
    case 'send':
      return now === undefined;
    case 'move':
      return action.to !== action.path && now === undefined && nodeAt(tree, action.to) !== undefined;
    case 'copy':
      return nodeAt(tree, action.to) !== undefined;
  }
}

/** Why an action can no longer be carried out; undefined if it can. */
export function obstacle({ action }: Guarded, tree: Tree): string | undefined {
  const goesTo = 'to' in action ? action.to : action.path;
  const leaves = 'to' in action || action.kind === 'send';
  if (leaves && !nodeAt(tree, action.path)) return gone(action.path);
  if (action.kind === 'send') return undefined;
  if (action.kind === 'remove') return undefined;
  if (action.kind === 'write' && nodeAt(tree, action.path)) return undefined;
  if (action.kind === 'write' && topmostLost(tree, goesTo) !== undefined) return undefined;
  return nodeAt(tree, parentOf(goesTo)) ? undefined : gone(parentOf(goesTo));
}

/** A place for a component. */
export interface Home {
  readonly path: string;
  readonly position: Position;
}

/**
 * Where a component that another author has deleted goes when it is put back: its old place or, if the containers around
 * it are gone too, that of the outermost of these.
 *
 * @param placeOf the former position of a deleted node
 */
export function homeOf(tree: Tree, path: string, placeOf: (lost: string) => Position): Home {
  const lost = topmostLost(tree, path) ?? path;
  if (lost === path) return { path, position: placeOf(path) };
  const parent = parentOf(lost);
  return { path: `${parent}/${freeName(nodeAt(tree, parent), nameOf(path))}`, position: placeOf(lost) };
}

/** The outermost node on the way to a missing one that is missing too; undefined if no container is left. */
function topmostLost(tree: Tree, path: string): string | undefined {
  let lost = path;
  while (!nodeAt(tree, parentOf(lost)) && isWithin(parentOf(lost), tree.root)) lost = parentOf(lost);
  return parentOf(lost) === tree.root || !isWithin(parentOf(lost), tree.root) ? undefined : lost;
}

const gone = (path: string) =>
  t('“{name}” was deleted by someone else in the meantime.', { name: nameOf(path) });
