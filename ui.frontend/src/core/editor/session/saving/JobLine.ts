import type { Guarded } from '../guard';
import { addTo, isSameVisit, isWithdrawn, type Job } from './job';
import { keepWaiting } from './waiting-steps';

/** A queue of jobs; unsaved ones survive a reload. */
export class JobLine {
  private all: readonly Job[] = [];
  private turn: Promise<void> = Promise.resolve();
  private isClosed = false;

  /** @param onFailure called if queued work throws */
  constructor(
    private readonly pagePath: string,
    private readonly storage: Storage,
    private readonly onFailure: (error: unknown) => void,
  ) {}

  /** Steps pending. */
  get jobs(): readonly Job[] {
    return this.all.filter((job) => !isWithdrawn(job));
  }

  /** The current job, even if its author has discarded it. */
  get first(): Job | undefined {
    return this.all[0];
  }

  join(job: Job): void {
    this.all = [...this.all, job];
    this.keep();
  }

  /** Adds a job to the last one that has not begun, if both belong to one visit of a field. @returns whether it was added */
  joinLast(job: Job): boolean {
    const last = this.all.at(-1);
    if (!last || last === this.first || !isSameVisit(last, job)) return false;
    addTo(last, job);
    this.keep();
    return true;
  }

  leave(job: Job): void {
    this.all = this.all.filter((other) => other !== job);
    this.keep();
  }

  /** Updates the remaining actions of the current job. */
  progress(rest: readonly Guarded[]): void {
    const job = this.first;
    if (job) job.actions = rest;
    this.keep();
  }

  /** Updates the paths of the current job after a node got another name. */
  rename(from: string, to: string): void {
    const job = this.first;
    job?.paths.forEach((path, index) => {
      if (path === from || path.startsWith(`${from}/`)) job.paths[index] = to + path.slice(from.length);
    });
  }

  /** Stores unsaved steps for a reload. */
  keep(): void {
    const steps = this.jobs.flatMap(({ label, actions, visit }) =>
      actions ? [{ label, actions, visit }] : [],
    );
    keepWaiting(this.pagePath, steps, this.storage);
  }

  /** Runs work once everything before it has finished. */
  inTurn(work: () => Promise<unknown>): Promise<void> {
    const next = this.turn.then(async () => {
      if (!this.isClosed) await work();
    });
    this.turn = next.catch((error: unknown) => {
      if (!this.isClosed) this.onFailure(error);
    });
    return this.turn;
  }

  /** Stops the queue. Pending steps stay stored. */
  close(): void {
    this.isClosed = true;
  }
}
