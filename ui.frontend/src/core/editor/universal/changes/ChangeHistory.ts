import type { Call } from './Calls';

/** A step of the author: calls, and the changes that author made of them. */
export interface Step {
  readonly label: string;
  readonly calls: readonly Call[];
  readonly changes: readonly number[];
  /** The visit of a field that it belongs to: all of a visit is one step. */
  readonly visit?: string | undefined;
  /** The whole step, while some of its changes are undone. */
  readonly undone?: Step;
  /** Whether some of its calls have been made again. */
  readonly begun?: true;
}

/** Steps that can be undone and redone, the latest last. */
export interface Steps {
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

export const NO_STEPS: Steps = { past: [], future: [] };

/** After a change; what was undone before can no longer be redone. */
export function withStep({ past }: Steps, step: Step): Steps {
  const last = past.at(-1);
  if (last === undefined || step.visit === undefined || last.visit !== step.visit)
    return { past: [...past, step], future: [] };
  const joined = {
    ...last,
    calls: [...last.calls, ...step.calls],
    changes: [...last.changes, ...step.changes],
  };
  return { past: [...past.slice(0, -1), joined], future: [] };
}

/** After the last change of the latest step was undone; with its first one, the step is. */
export function withUndone({ past, future }: Steps): Steps {
  const step = past.at(-1);
  if (!step) return { past, future };
  const [undone, rest] = [step.undone ?? step, step.changes.slice(0, -1)];
  return rest.length > 0
    ? { past: [...past.slice(0, -1), { ...step, changes: rest, undone }], future }
    : { past: past.slice(0, -1), future: [undone, ...future] };
}

/** After a call of the next step was made again: it is a change with another number. */
export function withRedone({ past, future }: Steps, change: number | undefined): Steps {
  const [step, ...rest] = future;
  const [call, ...calls] = step?.calls ?? [];
  if (!step || !call) return { past, future };
  const done = { ...step, calls: [call], changes: change === undefined ? [] : [change] };
  const begun = step.begun === true ? past.at(-1) : undefined;
  const joined = begun
    ? { ...begun, calls: [...begun.calls, call], changes: [...begun.changes, ...done.changes] }
    : done;
  return {
    past: [...(begun ? past.slice(0, -1) : past), joined],
    future: calls.length > 0 ? [{ ...step, calls, begun: true }, ...rest] : rest,
  };
}

/** After author has refused to undo: somebody else has changed the page, and older steps are under theirs. */
export const withoutPast = ({ future }: Steps): Steps => ({ past: [], future });
