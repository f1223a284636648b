import type { Language } from '../engine/SearchDocument';
import { countedQuery } from './counted-query';
import { DayCounts } from './DayCounts';
import { dayOf, forgetBefore, readDay, writeDay } from './day-files';

/** What a crash may lose. */
const FLUSH_MS = 60_000;
/** As long as a report goes back. */
export const KEPT_DAYS = 90;
/** A flood is not counted to the end. */
const MOST_WAITING = 20_000;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Counts what visitors look for, day by day, and stores the counts once a minute where there are new ones. Nothing of a
 * visitor is stored: no address, no time but the day, and no query that may say who asked it.
 */
export class QueryLog {
  private day = '';
  private counts = new DayCounts();
  private waiting: { language: Language; query: string; foundNothing: boolean }[] = [];
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();

  /**
   * @param dir where the days are kept; made with the first
   * @param onProblem is told what cannot be written; it is tried again with the next query
   */
  constructor(
    readonly dir: string,
    private readonly onProblem: (error: unknown) => void,
    private readonly now: () => number = Date.now,
  ) {}

  /** Counts a query that somebody sent; what is suggested while they type is none. */
  add(language: Language, typed: string, total: number): void {
    const query = countedQuery(typed);
    if (query === undefined || this.waiting.length >= MOST_WAITING) return;
    this.waiting.push({ language, query, foundNothing: total === 0 });
    this.timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }

  /** When the promise resolves, what was counted is on the disk. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.writing = this.writing.then(() => this.write()).catch((error: unknown) => this.onProblem(error));
    return this.writing;
  }

  private async write(): Promise<void> {
    if (this.waiting.length === 0) return;
    const day = dayOf(this.now());
    if (day !== this.day) {
      this.counts = new DayCounts(await readDay(this.dir, day));
      this.day = day;
      await forgetBefore(this.dir, dayOf(this.now() - KEPT_DAYS * DAY_MS));
    }
    const { counts } = this;
    const added = this.waiting.splice(0);
    for (const { language, query, foundNothing } of added) counts.add(language, query, foundNothing);
    await writeDay(this.dir, day, counts.toJson());
  }
}
