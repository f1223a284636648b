import type { Changed } from './messages';

/** Milliseconds for others to read what was written: longer than it takes to end one that stands still. */
const PATIENCE = 20_000;

/** Tells others what was written, by messages, and waits until they have seen it. */
export class Announcements {
  private count = 0;
  private readonly waiting = new Map<number, () => void>();

  constructor(
    private readonly tell: (message: Changed) => void,
    private readonly warn: (line: string) => void,
  ) {}

  /** Resolves when they have seen it; also when they do not say so in time, with a line in the log. */
  send(paths: readonly string[]): Promise<void> {
    this.count += 1;
    const number = this.count;
    return new Promise((resolve) => {
      const done = (isLate: boolean): void => {
        clearTimeout(timer);
        this.waiting.delete(number);
        if (isLate) this.warn(`Publish has not read ${paths.join(', ')} again in ${PATIENCE / 1000} s`);
        resolve();
      };
      const timer = setTimeout(() => done(true), PATIENCE);
      this.waiting.set(number, () => done(false));
      this.tell({ type: 'changed', number, paths });
    });
  }

  seen(number: number): void {
    this.waiting.get(number)?.();
  }

  /** Nobody is there any more who could see it: who comes next reads it from the disk. */
  seenAll(): void {
    for (const done of [...this.waiting.values()]) done();
  }
}
