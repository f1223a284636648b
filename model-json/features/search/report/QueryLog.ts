import type { Language } from '../engine/SearchDocument';
import { countedQuery } from './counted-query';
import { DayCounts } from './DayCounts';
import { dayOf, forgetBefore, readDay, writeDay } from './day-files';

/** How much a crash may lose. */
const FLUSH_MS = 60_000;
/** How far back a report can go. */
export const KEPT_DAYS = 90;
/** Counting stops at a limit, to withstand floods. */
const MOST_WAITING = 20_000;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Counts visitors' searches by day, and stores new counts once a minute. Nothing personal is stored: no address, no time but
 * the day, and no query that may identify the visitor.
 */
export class QueryLog {
  private day = '';
  private counts = new DayCounts();
  private waiting: { language: Language; query: string; foundNothing: boolean }[] = [];
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();

  /**
   * @param dir the folder of the days; created with the first
   * @param onProblem called if writing fails; the next query retries
   */
  constructor(
    readonly dir: string,
    private readonly onProblem: (error: unknown) => void,
    private readonly now: () => number = Date.now,
  ) {}

  /** Counts a query that a visitor sent; suggestions while typing do not count. */
  add(language: Language, typed: string, total: number): void {
    const query = countedQuery(typed);
    if (query === undefined || this.waiting.length >= MOST_WAITING) return;
    this.waiting.push({ language, query, foundNothing: total === 0 });
    this.timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }

  /** Resolves when the counts are on disk. */
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
