/** Too many jobs are waiting. */
export class CrowdedError extends Error {
  override readonly name = 'CrowdedError';
  readonly code = 'VEN_PICTURES_CROWDED';
}

interface Waiting {
  readonly start: () => void;
}

/** Runs a few jobs at a time; the others wait in order, unless they are aborted. */
export class Limiter {
  private running = 0;
  private readonly waiting = new Set<Waiting>();

  /**
   * @param limit number of jobs that run at a time
   * @param most number of jobs that can wait
   */
  constructor(
    private readonly limit: number,
    private readonly most: number,
  ) {}

  /**
   * @param unwanted aborts when nobody needs the job any more; a running job is completed
   * @throws CrowdedError at once if too many are waiting; the signal's reason if the job did not run
   */
  async run<T>(job: () => Promise<T>, unwanted?: AbortSignal): Promise<T> {
    if (this.running >= this.limit) await this.turn(unwanted);
    else this.running += 1;
    try {
      return await job();
    } finally {
      const [next] = this.waiting;
      if (next) next.start();
      else this.running -= 1;
    }
  }

  private turn(unwanted?: AbortSignal): Promise<void> {
    if (this.waiting.size >= this.most) return Promise.reject(new CrowdedError('Too many jobs are waiting'));
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        this.waiting.delete(order);
        reject(unwanted?.reason);
      };
      const order: Waiting = {
        start: () => {
          this.waiting.delete(order);
          unwanted?.removeEventListener('abort', leave);
          resolve();
        },
      };
      this.waiting.add(order);
      unwanted?.addEventListener('abort', leave);
    });
  }
}
