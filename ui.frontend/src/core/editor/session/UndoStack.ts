import { renamed } from './saving/action';
import type { Guarded } from './guard';
import type { PageRelocation } from './relocate-page';

/** Something an author did: how to do it again, and how to take it back. */
export interface Step {
  readonly label: string;
  readonly forward: readonly Guarded[];
  readonly backward: readonly Guarded[];
  /** The page got another address: that is all the step is. */
  readonly relocation?: PageRelocation;
}

/** Something new, something taken back, or something done again. */
export type StepKind = 'do' | 'undo' | 'redo';

/** Enough for a day's work; older steps are forgotten. */
const LENGTH = 500;

/** What can be undone and redone. */
export class UndoStack {
  private past: Step[] = [];
  private future: Step[] = [];

  get undo(): Step | undefined {
    return this.past.at(-1);
  }

  get redo(): Step | undefined {
    return this.future.at(-1);
  }

  /** The step that is taken back or done again next. */
  next(kind: StepKind): Step | undefined {
    return kind === 'undo' ? this.undo : kind === 'redo' ? this.redo : undefined;
  }

  /** A step was done, taken back or done again; `step` says what was done just now. */
  passed(kind: StepKind, step: Step): void {
    if (kind === 'do' && step.forward.length === 0 && !step.relocation) return;
    if (kind === 'undo') {
      this.past = this.past.slice(0, -1);
      this.future = [...this.future, { ...step, forward: step.backward, backward: step.forward }];
      return;
    }
    this.past = [...this.past, step].slice(-LENGTH);
    // Something new: what was undone before can no longer be redone.
    this.future = kind === 'redo' ? this.future.slice(0, -1) : [];
  }

  /** The author kept what another made of it: the step can be neither taken back nor done again. */
  overruled(kind: StepKind): void {
    if (kind === 'undo') this.past = this.past.slice(0, -1);
    if (kind === 'redo') this.future = [];
  }

  /** A node has another path now, in all that was done to it. */
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
