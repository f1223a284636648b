import { expected, type Action } from './action';
import type { Command, Outcome } from '../EditorSession';
import { guarded, type Guarded } from '../guard';
import { compact } from '../history/visit';
import type { Saved } from './Saver';
import type { Tree } from '../tree';
import type { StepKind } from '../history/UndoStack';

/** A pending step. */
export interface Job {
  readonly label: string;
  readonly kind: StepKind;
  /** The actions; for undo and redo, determined when the job's turn comes. */
  actions: readonly Guarded[] | undefined;
  readonly paths: string[];
  /** Restored after a reload: it may already have arrived. */
  readonly isRepeated?: boolean;
  /** Aborted when its author discards it. */
  readonly withdrawal?: AbortSignal;
  /** Set once it is saved. */
  saved?: Saved;
  /** The visit of a field that it belongs to. */
  readonly visit?: string;
  settle: (outcome: Outcome) => void;
}

/** Whether a job can be carried out together with the one before it: both belong to one visit of a field. */
export const isSameVisit = (before: Job, job: Job): boolean =>
  job.visit !== undefined &&
  before.visit === job.visit &&
  ![before, job].some(({ isRepeated, withdrawal }) => isRepeated || withdrawal);

/** Adds the actions of a job to another one, whose outcome is that of both. */
export function addTo(before: Job, { actions = [], settle }: Job): void {
  const settleFirst = before.settle;
  before.actions = compact([...(before.actions ?? []), ...actions]);
  before.settle = (outcome) => {
    settleFirst(outcome);
    settle(outcome);
  };
}

export const isWithdrawn = ({ withdrawal }: Job): boolean => withdrawal?.aborted ?? false;

/** The content with all pending jobs applied. */
export function afterJobs(tree: Tree, jobs: readonly Job[]): Tree {
  return jobs.flatMap(({ actions = [] }) => actions).reduce((now, { action }) => expected(now, action), tree);
}

/** The same, memoised until content or jobs change, since every label on the screen asks for it. */
export function rememberAfterJobs(): typeof afterJobs {
  let from: readonly unknown[] = [];
  let kept: Tree | undefined;
  return (tree, jobs) => {
    const now = [tree, ...jobs.map(({ actions }) => actions)];
    if (kept && now.length === from.length && now.every((one, at) => one === from[at])) return kept;
    from = now;
    return (kept = afterJobs(tree, jobs));
  };
}

/** A command's actions with what the author saw. */
export function guardedCommand(tree: Tree, actions: readonly Action[], command: Command): Guarded[] {
  const commands = command.type === 'group' ? command.commands : [command];
  let now = tree;
  return actions.map((action) => {
    const set = commands.find((one) => one.type === 'set' && one.path === action.path);
    const guard = guarded(now, action, set?.type === 'set' ? set.base : undefined);
    now = expected(now, action);
    return guard;
  });
}
