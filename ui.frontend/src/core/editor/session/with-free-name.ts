import { renamed, type Action } from './saving/action';
import type { Guarded } from './guard';
import { freeName, nameOf, nodeAt, parentOf, type Tree } from './tree';

/**
 * Actions of which the first goes where nothing is. Someone else may have taken the name meanwhile: another is found,
 * there and in what follows.
 *
 * @param onRenamed told the path that was said, and the one that is free
 */
export function withFreeName(
  actions: readonly Guarded[],
  tree: Tree,
  onRenamed: (from: string, to: string) => void,
): Guarded[] {
  const { action } = actions[0]!;
  const goesTo = targetOf(action);
  if (goesTo === undefined || !nodeAt(tree, goesTo)) return [...actions];
  const parent = parentOf(goesTo);
  const to = `${parent}/${freeName(nodeAt(tree, parent), nameOf(goesTo))}`;
  onRenamed(goesTo, to);
  return actions.map((guard, index) => ({
    ...guard,
    action: index === 0 ? withTarget(guard.action, to) : renamed(guard.action, goesTo, to),
  }));
}

/** Where an action puts a node that was not there. */
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
