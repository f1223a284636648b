import { traceHeaders } from '../operations/tracing/tracing';
import type { Changed } from './messages';

/** Milliseconds for others to reload pages: longer than it takes to end a program that hangs. */
const PATIENCE = 20_000;

/** Tells other programs which pages were written, by messages, and waits for their confirmation. */
export class Announcements {
  private count = 0;
  private readonly waiting = new Map<number, () => void>();

  constructor(
    private readonly tell: (message: Changed) => void,
    private readonly warn: (line: string) => void,
  ) {}

  /**
   * Resolves when they have confirmed, or with a logged warning after a timeout.
   *
   * @param version of the content, if it is known
   */
  send(paths: readonly string[], version: string | null = null): Promise<void> {
    this.count += 1;
    const number = this.count;
    return new Promise((resolve) => {
      const done = (isLate: boolean): void => {
        clearTimeout(timer);
        this.waiting.delete(number);
        if (isLate) this.warn(`Publish has not reloaded ${paths.join(', ')} within ${PATIENCE / 1000} s`);
        resolve();
      };
      const timer = setTimeout(() => done(true), PATIENCE);
      this.waiting.set(number, () => done(false));
      this.tell({ type: 'changed', number, paths, version, ...traceHeaders() });
    });
  }

  seen(number: number): void {
    this.waiting.get(number)?.();
  }

  /** Nobody is left to confirm: a new program reads the pages from disk. */
  seenAll(): void {
    for (const done of [...this.waiting.values()]) done();
  }
}
