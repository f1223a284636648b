import type { SlingError } from '../../sling/SlingError';
import type { Outcome } from '../EditorSession';
import { followWindow } from '../follow-window';
import type { StateHolder } from '../StateHolder';
import type { Job } from './job';
import type { JobLine } from './JobLine';
import { offline, signedOut } from './outcomes';
import { Retry } from './Retry';

/** The time in which the server is away, or its author signed out: steps wait, and are tried again. */
export class Absence {
  private readonly pauses = new Retry();
  private readonly stopFollowing: () => void;

  constructor(
    private readonly state: StateHolder,
    private readonly line: JobLine,
  ) {
    this.stopFollowing = followWindow(
      () => this.retry(),
      () => line.jobs.length > 0,
    );
  }

  /**
   * Tells all pending steps that the server is away.
   *
   * @returns resolves when it is time to try again
   */
  wait(attempt: number, { isSignedOut }: SlingError): Promise<void> {
    this.state.set({ offline: true, signedOut: isSignedOut, waiting: this.line.jobs.length });
    this.line.jobs.forEach(({ settle }) => settle(this.reason));
    return this.pauses.pause(attempt);
  }

  /** The server has answered. */
  end(): void {
    this.state.set({ offline: false, signedOut: false });
  }

  /** Tells a new step that it has to wait, if the server is away. */
  settle(job: Job): void {
    if (this.state.get().offline) job.settle(this.reason);
  }

  /** Tries again now, as the server may be back. */
  retry(): void {
    this.pauses.wake();
  }

  /** Stops waiting. */
  close(): void {
    this.pauses.stop();
    this.stopFollowing();
  }

  private get reason(): Outcome {
    return this.state.get().signedOut ? signedOut : offline;
  }
}
