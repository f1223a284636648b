const FIRST = 500;
const LONGEST = 10_000;

/** Backs off between retries; ends early when the server may be back. */
export class Retry {
  private end: (() => void) | undefined;
  private fail: ((reason: Error) => void) | undefined;

  /** @param attempt from 0 */
  pause(attempt: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, Math.min(FIRST * 2 ** attempt, LONGEST));
      this.fail = reject;
      this.end = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Retries now. */
  wake(): void {
    this.end?.();
  }

  /** Stops waiting. */
  stop(): void {
    this.fail?.(new Error('the editor was closed'));
  }
}
