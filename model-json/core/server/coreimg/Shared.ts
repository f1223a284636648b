import { CrowdedError } from './Limiter';

interface Job<T> {
  readonly result: Promise<T>;
  readonly unwanted: AbortController;
  wanted: number;
}

/** Jobs that several want at the same time: each is done once, and dropped when all have left. */
export class Shared<T> {
  private readonly jobs = new Map<string, Job<T>>();

  /**
   * @param gone aborts when the caller does not want it any more
   * @throws what the job throws; the signal's reason
   */
  async get(key: string, make: (unwanted: AbortSignal) => Promise<T>, gone?: AbortSignal): Promise<T> {
    gone?.throwIfAborted();
    const job = this.jobs.get(key) ?? this.begin(key, make);
    job.wanted += 1;
    const leave = (): void => {
      job.wanted -= 1;
      if (job.wanted > 0) return;
      // Who comes now wants it: not one that is being dropped.
      if (this.jobs.get(key) === job) this.jobs.delete(key);
      job.unwanted.abort(new CrowdedError('Nobody waits for it any more'));
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
