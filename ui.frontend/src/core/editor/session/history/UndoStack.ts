import { renamed } from '../saving/action';
import type { Guarded } from '../guard';
import { oneStep } from './visit';
import type { PageRelocation } from '../relocation/PageRelocation';

/** A step of an author: how to redo it, and how to undo it. */
export interface Step {
  readonly label: string;
  readonly forward: readonly Guarded[];
  readonly backward: readonly Guarded[];
  /** Set if the step changed the page's address, and nothing else. */
  readonly relocation?: PageRelocation;
  /** The visit of a field that it belongs to: all of a visit is one step. */
  readonly visit?: string;
}

/** A new step, an undo or a redo. */
export type StepKind = 'do' | 'undo' | 'redo';

/** Enough for a day's work; older steps are dropped. */
const LENGTH = 500;

/** Steps done, and steps undone, each with the latest last. */
export interface Steps {
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

/** The steps that can be undone and redone. */
export class UndoStack {
  private past: readonly Step[];
  private future: readonly Step[];

  constructor(past: readonly Step[] = [], future: readonly Step[] = []) {
    this.past = past;
    this.future = future;
  }

  get steps(): Steps {
    return { past: this.past, future: this.future };
  }

  get undo(): Step | undefined {
    return this.past.at(-1);
  }

  get redo(): Step | undefined {
    return this.future.at(-1);
  }

  /** The next step to undo or redo. */
  next(kind: StepKind): Step | undefined {
    return kind === 'undo' ? this.undo : kind === 'redo' ? this.redo : undefined;
  }

  /** Records that a step was done, undone or redone; `step` is the one just completed. */
  passed(kind: StepKind, step: Step): void {
    if (kind === 'do' && step.forward.length === 0 && !step.relocation) return;
    if (kind === 'undo') {
      this.past = this.past.slice(0, -1);
      this.future = [...this.future, { ...step, forward: step.backward, backward: step.forward }];
      return;
    }
    const last = this.undo;
    const isSameVisit = kind === 'do' && step.visit !== undefined && last?.visit === step.visit;
    this.past = isSameVisit
      ? [...this.past.slice(0, -1), oneStep(last, step)]
      : [...this.past, step].slice(-LENGTH);
    // A new step clears the steps that could be redone.
    this.future = kind === 'redo' ? this.future.slice(0, -1) : [];
  }

  /** The author kept another author's changes: the step can be neither undone nor redone. */
  overruled(kind: StepKind): void {
    if (kind === 'undo') this.past = this.past.slice(0, -1);
    if (kind === 'redo') this.future = [];
  }

  /** Updates a node's path in all steps. */
  rename(from: string, to: string): void {
    const rename = (step: Step): Step => ({
      ...step,
      forward: step.forward.map((guard) => ({ ...guard, action: renamed(guard.action, from, to) })),
      backward: step.backward.map((guard) => ({ ...guard, action: renamed(guard.action, from, to) })),
    });
    this.past = this.past.map(rename);
    this.future = this.future.map(rename);
  }
}
