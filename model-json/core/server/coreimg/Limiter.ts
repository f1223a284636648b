/** As many jobs wait as may. */
export class CrowdedError extends Error {
  override readonly name = 'CrowdedError';
  readonly code = 'VEN_PICTURES_CROWDED';
}

interface Waiting {
  readonly start: () => void;
}

/** Lets a few jobs run at a time; the others wait their turn, as long as somebody wants them. */
export class Limiter {
  private running = 0;
  private readonly waiting = new Set<Waiting>();

  /**
   * @param limit jobs that run at a time
   * @param most jobs that wait
   */
  constructor(
    private readonly limit: number,
    private readonly most: number,
  ) {}

  /**
   * @param unwanted aborts when nobody wants the job any more; one that runs is finished
   * @throws CrowdedError at once where too many wait; the signal's reason where it did not run
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
    if (this.waiting.size >= this.most) return Promise.reject(new CrowdedError('Too many jobs wait'));
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        this.waiting.delete(order);
        reject(unwanted!.reason as Error);
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
