import type { Call } from './Calls';

/** A step of the author: calls, and the changes that author made of them. */
export interface Step {
  readonly label: string;
  readonly calls: readonly Call[];
  readonly changes: readonly number[];
  /** The visit of a field that it belongs to: all of a visit is one step. */
  readonly visit?: string | undefined;
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

/** After the latest step was undone. */
export const withUndone = ({ past, future }: Steps): Steps => ({
  past: past.slice(0, -1),
  future: [...past.slice(-1), ...future],
});

/** After the next step was redone, with the numbers of its new changes. */
export function withRedone({ past, future }: Steps, changes: readonly number[]): Steps {
  const [step, ...rest] = future;
  return step ? { past: [...past, { ...step, changes }], future: rest } : { past, future };
}
