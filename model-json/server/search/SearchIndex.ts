import { rmSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import type { Logger, Repository } from '../../repository/Repository';
import { EmbeddedEngine } from '../../search/embedded/EmbeddedEngine';
import type { SearchDocument } from '../../search/SearchDocument';
import type { SearchEngine } from '../../search/SearchEngine';
import { Fingerprints } from './fingerprints';
import { takeFolder, type IndexFolder } from './index-folder';
import { SCHEMA } from './search-schema';

/** Milliseconds after a change, in which others may follow: publishing a tree is many changes. */
const DELAY_MS = 100;
/** Milliseconds at a stretch that reading the content may take from requests. */
const SLICE_MS = 8;
/** Documents written without a look at requests. */
const BATCH = 25;
/** Milliseconds until what failed (a full disk) is tried again. */
const RETRY_MS = 30_000;

export interface SearchIndexOptions {
  readonly repository: Repository;
  /** Where the index is kept between starts. */
  readonly folder: string;
  /** All that can be found, of the content as it is now. */
  readonly documents: Iterable<SearchDocument>;
  readonly log: Logger;
}

/** What the index is to hold, and what of it it lacks. */
interface Wanted {
  readonly all: ReadonlyMap<string, SearchDocument>;
  readonly changed: readonly SearchDocument[];
}

/**
 * The index of an instance's content. It is kept on disk, compared with the content at the start and after each change, and
 * only what differs is written.
 */
export class SearchIndex {
  /** Another number when what is found may be another. */
  version = 0;
  private engine: SearchEngine | undefined;
  private folder: IndexFolder | undefined;
  private known = new Fingerprints();
  /** The content's version that the index is of. */
  private indexed: number | undefined;
  private isUsable = false;
  private tellUsable: () => void = () => undefined;
  private readonly usable = new Promise<void>((resolve) => (this.tellUsable = resolve));
  private updating: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private stopFollowing: (() => void) | undefined;
  private isClosed = false;

  constructor(private readonly options: SearchIndexOptions) {}

  /** Begins to build it, and to follow the content. Called again it does nothing. */
  start(): void {
    if (this.stopFollowing || this.isClosed) return;
    this.stopFollowing = this.options.repository.onChange(() => this.updateIn(DELAY_MS));
    this.update();
  }

  /**
   * The engine to ask, as soon as there is a whole index: that of the last start will do until it is compared with the content.
   *
   * @param patience milliseconds
   * @returns undefined where that takes longer
   */
  async ready(patience: number): Promise<SearchEngine | undefined> {
    this.start();
    if (!this.isUsable) {
      const late = new AbortController();
      await Promise.race([this.usable, timeout(patience, late.signal)]);
      late.abort();
    }
    return this.isUsable ? this.engine : undefined;
  }

  /** Resolves when the index is that of the content as it is now. */
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
    this.folder?.release();
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
        this.options.log.warn(`The search index stays as it is: ${String(error)}`);
        this.updateIn(RETRY_MS);
      })
      .finally(() => (this.updating = undefined));
  }

  private async bringUpToDate(): Promise<void> {
    const { repository, log } = this.options;
    // What is opened and read first would keep the start from listening.
    await setImmediate();
    const engine = (this.engine ??= await this.open());
    if (this.known.size > 0) this.use();
    while (this.indexed !== repository.version && !this.isClosed) {
      const start = performance.now();
      const { version } = repository;
      const wanted = await this.read();
      if (this.isClosed) return;
      const gone = this.known.beside(wanted.all);
      await this.write(wanted, gone, engine);
      const written = wanted.changed.length;
      if (written + gone.length > 0) {
        this.version += 1;
        const ms = Math.round(performance.now() - start);
        log.info(
          `search index: ${written} written, ${gone.length} removed, ${wanted.all.size} in all, ${ms} ms`,
        );
      }
      this.indexed = version;
      this.use();
    }
  }

  private use(): void {
    this.isUsable = true;
    this.tellUsable();
  }

  private async write(
    { all, changed }: Wanted,
    gone: readonly string[],
    engine: SearchEngine,
  ): Promise<void> {
    if (changed.length + gone.length > this.known.size / 2) await engine.rebuild(all.values());
    else {
      for (let from = 0; from < changed.length; from += BATCH) {
        await engine.index(changed.slice(from, from + BATCH));
        await setImmediate();
      }
      if (gone.length > 0) await engine.remove(gone);
    }
    changed.forEach((document) => this.known.add(document));
    gone.forEach((id) => this.known.remove(id));
  }

  private async read(): Promise<Wanted> {
    const all = new Map<string, SearchDocument>();
    const changed = new Map<string, SearchDocument>();
    let since = performance.now();
    for (const document of this.options.documents) {
      all.set(document.id, document);
      if (this.known.lacks(document)) changed.set(document.id, document);
      else changed.delete(document.id);
      if (performance.now() - since < SLICE_MS) continue;
      await setImmediate();
      since = performance.now();
    }
    return { all, changed: [...changed.values()] };
  }

  private async open(): Promise<SearchEngine> {
    const { folder, log } = this.options;
    this.folder = takeFolder(folder);
    if (this.folder.insteadBecause)
      log.warn(`The search index is kept until the end only: ${this.folder.insteadBecause}`);
    try {
      return await this.opened(this.folder.path);
    } catch (error) {
      log.warn(`The search index in ${this.folder.path} is made anew: ${String(error)}`);
      this.folder.release();
      rmSync(this.folder.path, { recursive: true, force: true });
      this.folder = takeFolder(folder);
      return this.opened(this.folder.path);
    }
  }

  private async opened(folder: string): Promise<SearchEngine> {
    const engine = new EmbeddedEngine({ folder, schema: SCHEMA });
    this.known = new Fingerprints();
    for await (const document of engine.documents()) this.known.add(document);
    return engine;
  }
}

const timeout = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
