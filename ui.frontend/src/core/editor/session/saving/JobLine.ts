import type { Guarded } from '../guard';
import { isWithdrawn, type Job } from './job';
import { keepWaiting } from './waiting-steps';

/** What is to be done, one after another, and what of it a reload must not lose. */
export class JobLine {
  private all: readonly Job[] = [];
  private turn: Promise<void> = Promise.resolve();
  private isClosed = false;

  /** @param onFailure told what went wrong with something that was done in turn */
  constructor(
    private readonly pagePath: string,
    private readonly storage: Storage,
    private readonly onFailure: (error: unknown) => void,
  ) {}

  /** What waits to be saved. */
  get jobs(): readonly Job[] {
    return this.all.filter((job) => !isWithdrawn(job));
  }

  /** The one whose turn it is, even if its author does not want it any more. */
  get first(): Job | undefined {
    return this.all[0];
  }

  join(job: Job): void {
    this.all = [...this.all, job];
    this.keep();
  }

  leave(job: Job): void {
    this.all = this.all.filter((other) => other !== job);
    this.keep();
  }

  /** What of the first job is still to do. */
  progress(rest: readonly Guarded[]): void {
    const job = this.first;
    if (job) job.actions = rest;
    this.keep();
  }

  /** What the first job is about came to stand elsewhere than was said. */
  rename(from: string, to: string): void {
    const job = this.first;
    job?.paths.forEach((path, index) => {
      if (path === from || path.startsWith(`${from}/`)) job.paths[index] = to + path.slice(from.length);
    });
  }

  /** Keeps for a reload what is not saved. */
  keep(): void {
    const steps = this.jobs.flatMap(({ label, actions }) => (actions ? [{ label, actions }] : []));
    keepWaiting(this.pagePath, steps, this.storage);
  }

  /** Does something when all before it is done. */
  inTurn(work: () => Promise<unknown>): Promise<void> {
    const next = this.turn.then(async () => {
      if (!this.isClosed) await work();
    });
    this.turn = next.catch((error: unknown) => {
      if (!this.isClosed) this.onFailure(error);
    });
    return this.turn;
  }

  /** Nothing more is done. What waits stays kept. */
  close(): void {
    this.isClosed = true;
  }
}
