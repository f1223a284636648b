import type { Action, Position } from '../../../../../ui.frontend/src/core/entries/editing';
import type { Draft } from '../../../repository/Draft';
import type { NodeJson } from '../../../repository/node-json';
import { childOf, nameOf, parentOf } from '../../../repository/path';
import type { Value } from '../../../repository/Resource';

/** Carries out an action of the editor in a draft: what the editor sends as a post, without a post between. */
export function carryOut(draft: Draft, action: Action): void {
  switch (action.kind) {
    case 'write':
      for (const [name, value] of Object.entries(action.properties))
        draft.setProperty(action.path, name, value === null ? undefined : (value as Value));
      for (const [name, node] of Object.entries(action.children))
        replace(draft, childOf(action.path, name), node as NodeJson | null);
      return;
    case 'create':
      draft.create(action.path, action.node as NodeJson);
      return put(draft, action.path, action.position);
    case 'remove':
      return draft.remove(action.path);
    case 'move':
      if (action.to !== action.path) draft.move(action.path, action.to);
      return put(draft, action.to, action.position);
    case 'copy':
      draft.copy(action.path, action.to);
      return put(draft, action.to, action.position);
    default:
      throw new Error(`agents send no ${action.kind}`);
  }
}

/** Replaces a child node as a whole, in its place. */
function replace(draft: Draft, path: string, node: NodeJson | null): void {
  const siblings = draft.childNames(parentOf(path));
  const next = siblings[siblings.indexOf(nameOf(path)) + 1];
  const isThere = draft.has(path);
  if (isThere) draft.remove(path);
  if (!node) return;
  draft.create(path, node);
  if (isThere && next !== undefined) draft.order(path, next);
}

function put(draft: Draft, path: string, position: Position): void {
  const siblings = draft.childNames(parentOf(path)).filter((name) => name !== nameOf(path));
  draft.order(path, nextOf(siblings, position));
}

/** The sibling that comes after a position; undefined at the end. */
function nextOf(siblings: readonly string[], position: Position): string | undefined {
  if (position === 'first') return siblings[0];
  if (position === 'last') return undefined;
  if ('before' in position) return siblings.includes(position.before) ? position.before : undefined;
  return siblings.includes(position.after) ? siblings[siblings.indexOf(position.after) + 1] : undefined;
}
