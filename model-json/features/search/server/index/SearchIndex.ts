import { setImmediate } from 'node:timers/promises';
import type { Logger, Repository } from '../../../../core/repository/Repository';
import { LANGUAGES, type SearchDocument } from '../../engine/SearchDocument';
import type { SearchEngine } from '../../engine/SearchEngine';
import { UnavailableError } from '../../engine/UnavailableError';
import type { SearchDocuments, Reading } from '../documents/SearchDocuments';
import { Fingerprints } from '../documents/fingerprints';
import type { OpenedIndex } from './OpenedIndex';

/** Milliseconds of reading content before yielding to requests. */
const SLICE_MS = 8;
/** Documents to write before yielding to requests. */
const BATCH = 25;
/** Milliseconds before a retry after a failure such as a full disk. */
const RETRY_MS = 30_000;
/** Milliseconds before another look at a cluster that does not answer. */
const AWAY_MS = 1000;

export interface SearchIndexOptions {
  readonly repository: Repository;
  /**
   * Opens the engine, with the index of the last start.
   * @param onLost called if the index disappears; it is opened again
   */
  readonly open: (onLost: () => void) => Promise<OpenedIndex>;
  readonly documents: Pick<SearchDocuments, 'all' | 'after'>;
  /**
   * Milliseconds from a change until it is read, to collect further changes: publishing a tree makes many.
   * If undefined, changes are read on the next search.
   */
  readonly delay: number | undefined;
  readonly log: Logger;
}

/** What the index lacks, and what it contains that no longer exists. */
interface Difference {
  readonly changed: readonly SearchDocument[];
  readonly gone: readonly string[];
}

/**
 * The search index of an instance. It is stored on disk and compared with the content at the start. After a change, whatever
 * the change may have affected is read again, and only differences are written.
 */
export class SearchIndex {
  /** Changes whenever results may change. */
  version = 0;
  private engine: SearchEngine | undefined;
  private release: () => void = () => undefined;
  private known = new Fingerprints();
  /** Changes since the content was last read; everything at the start. */
  private changes: Set<string> | 'all' = 'all';
  private isUsable = false;
  /** Whether the last update failed because the engine does not answer. */
  private isAway = false;
  private tellUsable: () => void = () => undefined;
  private usable = this.nextUse();
  private updating: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private stopFollowing: (() => void) | undefined;
  private isClosed = false;

  constructor(private readonly options: SearchIndexOptions) {}

  /** Starts building it and following the content. Repeated calls do nothing. */
  start(): void {
    if (this.stopFollowing || this.isClosed) return;
    const { repository, delay } = this.options;
    this.stopFollowing = repository.onChange(({ paths }) => {
      if (this.changes !== 'all') for (const path of paths) this.changes.add(path);
      if (delay !== undefined) this.updateIn(delay);
    });
    this.update();
  }

  /**
   * The engine to query, once there is a complete index; the stored one is used until it has been compared with the content. If
   * changes wait for the next search, they are read first.
   * @param patience milliseconds to wait
   * @returns undefined if there is no complete index by then
   */
  async ready(patience: number): Promise<SearchEngine | undefined> {
    this.start();
    if (!this.isUsable && !this.isAway) await within(patience, this.usable);
    else if (this.options.delay === undefined && this.isBehind) {
      this.update();
      await within(patience, this.updating);
    }
    return this.isUsable ? this.engine : undefined;
  }

  /** Resolves when the index matches the current content. */
  async settled(): Promise<void> {
    this.start();
    this.update();
    while (this.updating) await this.updating;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.stopFollowing?.();
    clearTimeout(this.timer);
    await this.updating;
    await this.engine?.close();
    this.release();
  }

  /** Whether there is an index to search, if only that of the last run. */
  get isBuilt(): boolean {
    return this.isUsable;
  }

  private get isBehind(): boolean {
    return this.changes === 'all' || this.changes.size > 0 || this.updating !== undefined;
  }

  private updateIn(delay: number): void {
    this.timer ??= setTimeout(() => this.update(), delay).unref();
  }

  private update(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.isClosed) return;
    this.updating ??= this.bringUpToDate()
      .catch((error: unknown) => {
        // The engine itself reports when it stops answering and when it answers again.
        this.isAway = error instanceof UnavailableError;
        if (!this.isAway) this.options.log.warn(`The search index was not updated: ${String(error)}`);
        this.updateIn(this.isAway ? AWAY_MS : RETRY_MS);
      })
      .finally(() => (this.updating = undefined));
  }

  private async bringUpToDate(): Promise<void> {
    // Reading immediately would delay the server's start.
    await setImmediate();
    const engine = (this.engine ??= await this.open());
    // Reading the content takes seconds; an engine that still does not answer says so at once.
    if (this.isAway) await engine.search({ language: LANGUAGES[0], size: 1 });
    if (this.known.size > 0) this.use();
    while (this.changes === 'all' || this.changes.size > 0) {
      const { changes } = this;
      const { documents } = this.options;
      this.changes = new Set();
      try {
        await this.renew(changes === 'all' ? documents.all() : documents.after(changes), engine);
      } catch (error) {
        this.changes = 'all';
        if (this.isClosed) return;
        throw error;
      }
      this.use();
    }
  }

  private nextUse(): Promise<void> {
    return new Promise((resolve) => (this.tellUsable = resolve));
  }

  private use(): void {
    this.isUsable = true;
    this.isAway = false;
    this.tellUsable();
  }

  /** Starts from nothing after an index has disappeared. */
  private lose(): void {
    if (!this.isUsable) return;
    this.options.log.warn('The search index is gone: building it again');
    this.engine = undefined;
    this.known = new Fingerprints();
    this.isUsable = false;
    this.usable = this.nextUse();
    this.changes = 'all';
    this.update();
  }

  private async renew(reading: Reading, engine: SearchEngine): Promise<void> {
    const start = performance.now();
    const found = await this.compare(reading);
    if (!found) await this.rebuild(engine);
    else await this.write(found, engine);
    const [written, gone] = found ? [found.changed.length, found.gone.length] : [this.known.size, 0];
    if (written + gone === 0) return;
    this.version += 1;
    const ms = Math.round(performance.now() - start);
    this.options.log.info(
      `search index: ${written} written, ${gone} removed, ${this.known.size} in all, ${ms} ms`,
    );
  }

  /** @returns undefined if there are so many differences that a rebuild is better */
  private async compare(reading: Reading): Promise<Difference | undefined> {
    if (this.known.size === 0) return undefined;
    const found = new Set<string>();
    const changed = new Map<string, SearchDocument>();
    let since = performance.now();
    for (const document of reading) {
      found.add(document.id);
      if (this.known.lacks(document)) changed.set(document.id, document);
      else changed.delete(document.id);
      if (changed.size > this.known.size / 2) return undefined;
      if (performance.now() - since < SLICE_MS) continue;
      await setImmediate();
      this.refuseWhenClosed();
      since = performance.now();
    }
    const wanted = [...reading.ids, ...this.known.of(reading.languages)];
    const gone = wanted.filter((id) => this.known.has(id) && !found.has(id));
    return { changed: [...changed.values()], gone };
  }

  private async write({ changed, gone }: Difference, engine: SearchEngine): Promise<void> {
    for (let from = 0; from < changed.length; from += BATCH) {
      const batch = changed.slice(from, from + BATCH);
      await engine.index(batch);
      batch.forEach((document) => this.known.add(document));
      await setImmediate();
    }
    if (gone.length > 0) await engine.remove(gone);
    gone.forEach((id) => this.known.remove(id));
  }

  /** Streams everything searchable into a new index, to save memory. */
  private async rebuild(engine: SearchEngine): Promise<void> {
    const known = new Fingerprints();
    await engine.rebuild(this.noting(this.options.documents.all(), known));
    this.known = known;
  }

  private *noting(reading: Reading, known: Fingerprints): Generator<SearchDocument> {
    for (const document of reading) {
      this.refuseWhenClosed();
      known.add(document);
      yield document;
    }
  }

  private refuseWhenClosed(): void {
    if (this.isClosed) throw new Error('The search index is being closed');
  }

  private async open(): Promise<SearchEngine> {
    const { engine, known, release } = await this.options.open(() => this.lose());
    this.known = known;
    this.release = release;
    return engine;
  }
}

/** Waits for a promise, up to some milliseconds. */
async function within(ms: number, done: Promise<void> | undefined): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([done, new Promise((resolve) => (timer = setTimeout(resolve, ms)))]);
  clearTimeout(timer);
}
