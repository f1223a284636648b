import { renamed } from './action';
import type { Guarded } from './guard';

/** Something an author did: how to do it again, and how to take it back. */
export interface Step {
  readonly label: string;
  readonly forward: readonly Guarded[];
  readonly backward: readonly Guarded[];
}

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

  /** A new step: what was undone before can no longer be redone. */
  did(step: Step): void {
    this.past = [...this.past, step].slice(-LENGTH);
    this.future = [];
  }

  /** The last step was taken back; `step` is how it goes from here. */
  undid(step: Step): void {
    this.past = this.past.slice(0, -1);
    this.future = [...this.future, step];
  }

  redid(step: Step): void {
    this.future = this.future.slice(0, -1);
    this.past = [...this.past, step];
  }

  /** The last step cannot be taken back: the author kept what another made of it. */
  dropUndo(): void {
    this.past = this.past.slice(0, -1);
  }

  dropRedo(): void {
    this.future = [];
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
