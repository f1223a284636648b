import { CrowdedError } from './Limiter';

interface Job<T> {
  readonly result: Promise<T>;
  readonly unwanted: AbortController;
  wanted: number;
}

/** Shares jobs requested by several callers: each runs once, and is dropped when all callers have left. */
export class Shared<T> {
  private readonly jobs = new Map<string, Job<T>>();

  /**
   * @param gone aborts when the caller does not need it any more
   * @throws the job's error, or the signal's reason
   */
  async get(key: string, make: (unwanted: AbortSignal) => Promise<T>, gone?: AbortSignal): Promise<T> {
    gone?.throwIfAborted();
    const job = this.jobs.get(key) ?? this.begin(key, make);
    job.wanted += 1;
    const leave = (): void => {
      job.wanted -= 1;
      if (job.wanted > 0) return;
      // A new caller starts a new job if the current one is being dropped.
      if (this.jobs.get(key) === job) this.jobs.delete(key);
      job.unwanted.abort(new CrowdedError('Nobody is waiting for it any more'));
    };
    gone?.addEventListener('abort', leave);
    try {
      return await job.result;
    } finally {
      gone?.removeEventListener('abort', leave);
    }
  }

  private begin(key: string, make: (unwanted: AbortSignal) => Promise<T>): Job<T> {
    const unwanted = new AbortController();
    const result = make(unwanted.signal).finally(() => {
      if (this.jobs.get(key) === job) this.jobs.delete(key);
    });
    const job: Job<T> = { result, unwanted, wanted: 0 };
    this.jobs.set(key, job);
    return job;
  }
}
