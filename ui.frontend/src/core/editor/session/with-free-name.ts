import { renamed, type Action } from './saving/action';
import type { Guarded } from './guard';
import { freeName, nameOf, nodeAt, parentOf, type Tree } from './tree';

/**
 * Gives the first action a free name if someone else has taken its own in the meantime, and updates the actions that
 * follow.
 *
 * @param onRenamed called with the intended path and the free one
 */
export function withFreeName(
  actions: readonly Guarded[],
  tree: Tree,
  onRenamed: (from: string, to: string) => void,
): Guarded[] {
  const [first, ...others] = actions;
  const goesTo = first && targetOf(first.action);
  if (!first || goesTo === undefined || !nodeAt(tree, goesTo)) return [...actions];
  const parent = parentOf(goesTo);
  const to = `${parent}/${freeName(nodeAt(tree, parent), nameOf(goesTo))}`;
  onRenamed(goesTo, to);
  return [
    { ...first, action: withTarget(first.action, to) },
    ...others.map((guard) => ({ ...guard, action: renamed(guard.action, goesTo, to) })),
  ];
}

/** The path at which an action creates a node. */
function targetOf(action: Action): string | undefined {
  if (action.kind === 'create' || action.kind === 'bring') return action.path;
  if (!('to' in action) || (action.kind === 'move' && action.to === action.path)) return undefined;
  return action.to;
}

const withTarget = (action: Action, to: string): Action =>
  action.kind === 'create' || action.kind === 'bring'
    ? { ...action, path: to }
    : 'to' in action
      ? { ...action, to }
      : action;
