const FIRST = 500;
const LONGEST = 10_000;

/** Waits between tries, longer each time; ended early when something says that the server may be back. */
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

  /** Tries now. */
  wake(): void {
    this.end?.();
  }

  /** Nobody waits any longer. */
  stop(): void {
    this.fail?.(new Error('the editor was closed'));
  }
}
