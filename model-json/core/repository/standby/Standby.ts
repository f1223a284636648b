import { setImmediate } from 'node:timers/promises';
import { messageOf } from '../../../../shared/checked/error-parts';
import { INSTANCES, REPLICATION, type DataFolder, type Instance } from '../data-folder';
import { dataFiles } from '../data/data-files';
import { filesBelow } from '../data/tree-files';
import { Queue } from '../files/Queue';
import type { Logger, Repository } from '../Repository';
import { filesOfNodes } from './files-of-nodes';
import { KnownFiles } from './KnownFiles';
import { StandbyError } from './StandbyError';
import type { StandbyFolder } from './StandbyFolder';
import { watchVisitors } from './watch-visitors';

/** Milliseconds from a change until it is recorded, to collect further ones. */
const DELAY_MS = 150;
/** Milliseconds before another attempt while the folder cannot be written. */
const RETRY_MS = 5000;
/** Milliseconds between looks for another author that has taken the folder. */
const LOOK_MS = 1000;
/** Entries after which all files are listed again, so that reading them stays quick. */
const ENTRIES = 1000;
/** Files to read before yielding to requests. */
const SLICE = 20;
const DAY_MS = 86_400_000;

export interface StandbyOptions {
  readonly folder: DataFolder;
  readonly standby: StandbyFolder;
  /** Names the author of this data folder. */
  readonly holder: string;
  readonly repositories: Readonly<Record<Instance, Repository>>;
  /** Days for which earlier states are kept. */
  readonly days: number;
  readonly log: Logger;
  /** Called when another author has taken the folder: this one must not accept another change. */
  readonly onLost: (error: StandbyError) => void;
}

/** How far the standby folder is behind. */
export interface StandbyFigures {
  /** Since when the first change that it lacks waits; null if it lacks none. */
  readonly behindSeconds: number | null;
  readonly lastError: string | null;
}

const PUBLISHED = 'publish/';

/** Changes that have not been recorded yet: nodes of each tree, and other files. */
type Waiting = Readonly<Record<Instance | 'files', Set<string>>>;
const nothing = (): Waiting => ({ author: new Set(), publish: new Set(), files: new Set() });

/**
 * Keeps a standby folder up to date with the data folder of an author: each change within a second, and always as a state
 * that the data folder has had, so that another machine can go on from it.
 */
export class Standby {
  private readonly line = new Queue();
  private readonly known: KnownFiles;
  private readonly waiting = nothing();
  private since: number | undefined = Date.now();
  private lastError: string | null = null;
  /** The number of the next entry. */
  private next: number;
  /** Entries since all files were listed; undefined if they have not been listed yet. */
  private entries: number | undefined;
  private timer: NodeJS.Timeout | undefined;
  private readonly look: NodeJS.Timeout;
  private readonly ends: (() => void | Promise<void>)[];
  private isOver = false;

  /** @throws StandbyError if the folder belongs to another author, or is damaged */
  constructor(private readonly options: StandbyOptions) {
    const { standby, holder, repositories, folder } = options;
    const state = standby.state();
    if (state.holder !== undefined && state.holder !== holder)
      throw new StandbyError(
        `${standby.dir} is the standby folder of another author, which last wrote it at ${state.at}. If that machine is gone, run "npm run standby:take -- ${standby.dir}" to go on from it; otherwise give another STANDBY_DIR`,
      );
    this.known = new KnownFiles(folder.dir, state.files);
    this.next = last(standby) + 1;
    this.ends = INSTANCES.map((instance) =>
      repositories[instance].onChange(({ paths }) => this.note(instance, paths)),
    );
    const watcher = watchVisitors(folder, (file) => this.note('files', [file]));
    this.ends.push(() => watcher.close());
    this.look = setInterval(() => this.check(), LOOK_MS).unref();
    this.recordIn(DELAY_MS);
  }

  figures(): StandbyFigures {
    const behind = this.since === undefined ? null : (Date.now() - this.since) / 1000;
    return { behindSeconds: behind, lastError: this.lastError };
  }

  /** Resolves when everything up to now is recorded, or could not be. */
  async settled(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    await this.line.run(() => this.record());
  }

  /** Records what is left, and ends. */
  async close(): Promise<void> {
    clearInterval(this.look);
    for (const end of this.ends) await end();
    await this.settled();
    this.isOver = true;
    clearTimeout(this.timer);
  }

  private note(what: keyof Waiting, names: readonly string[]): void {
    for (const name of names) this.waiting[what].add(name);
    this.recordIn(DELAY_MS);
  }

  private recordIn(delay: number): void {
    this.since ??= Date.now();
    if (this.isOver) return;
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      void this.line.run(() => this.record());
    }, delay).unref();
  }

  /** Never rejects: what fails is repeated. */
  private async record(): Promise<void> {
    if (this.isOver) return;
    const began = Date.now();
    const taken = nothing();
    try {
      const isWhole = this.entries === undefined || this.entries >= ENTRIES;
      if (isWhole) await this.readAll();
      const changes = await this.known.store(this.options.standby, await this.read(taken));
      if (isWhole) await this.add('base', this.known.hashes());
      else if (Object.keys(changes).length > 0) await this.add('change', changes);
      this.lastError = null;
      this.since = this.timer === undefined ? undefined : began;
    } catch (error) {
      // All files are compared again, whatever has been stored of the change.
      this.entries = undefined;
      for (const what of Object.keys(taken) as (keyof Waiting)[]) this.note(what, [...taken[what]]);
      this.failed(messageOf(error));
    }
  }

  private failed(message: string): void {
    if (message !== this.lastError) this.options.log.warn(`Standby: ${message}; trying again`);
    this.lastError = message;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.recordIn(RETRY_MS);
  }

  /** Stores all files, in slices; what changes meanwhile is stored again by `read`. */
  private async readAll(): Promise<void> {
    const files = dataFiles(this.options.folder);
    for (let at = 0; at < files.length; at += SLICE) {
      await this.known.store(this.options.standby, this.known.changed(files.slice(at, at + SLICE)));
      await setImmediate();
    }
    for (const file of [...files, ...this.known.paths()]) this.waiting.files.add(file);
  }

  /**
   * The changed files of one state of the data folder. Author first: a publication that is no longer in its queue by then
   * is in the published tree.
   */
  private async read(taken: Waiting) {
    const { folder, repositories } = this.options;
    const found = this.known.changed([]);
    for (const instance of INSTANCES) {
      const beforeStored = () => {
        // Taken here: it names all of each change that is in the tree by now.
        for (const what of [instance, 'files'] as const) {
          this.waiting[what].forEach((name) => taken[what].add(name));
          this.waiting[what].clear();
        }
        const files = filesOfNodes(folder, instance, taken[instance]);
        if (instance === 'author') files.push(...this.publications());
        files.push(
          ...[...taken.files].filter((file) => file.startsWith(PUBLISHED) === (instance === 'publish')),
        );
        for (const [path, content] of this.known.changed(files)) found.set(path, content);
        return Promise.resolve();
      };
      // Nothing else changes the tree meanwhile.
      await repositories[instance].change(() => undefined, { beforeStored });
    }
    return found;
  }

  /** The files of the queue of publications, those of the past included. */
  private publications(): string[] {
    const before = this.known.paths().filter((path) => path.startsWith(`${REPLICATION}/`));
    return [...before, ...filesBelow(this.options.folder, REPLICATION)];
  }

  private async add(kind: 'change' | 'base', files: Readonly<Record<string, string | null>>): Promise<void> {
    const { standby, holder, days, log } = this.options;
    const entry = { holder, at: new Date().toISOString(), kind, files };
    while (!(await standby.add(this.next, entry))) {
      // It may be its own, if the disk failed just afterwards.
      if (standby.read(this.next).holder !== holder) return this.lose();
      this.next += 1;
    }
    this.next += 1;
    if (kind === 'base' && this.entries === undefined)
      log.info(`Standby: ${this.known.size} files in ${standby.dir}`);
    this.entries = kind === 'base' ? 0 : (this.entries ?? 0) + 1;
    if (kind === 'base') standby.prune(new Date(Date.now() - days * DAY_MS));
  }

  /** Another author may have taken the folder while nothing changed here. */
  private check(): void {
    void this.line.run(() => {
      try {
        if (!this.isOver && last(this.options.standby) >= this.next) this.lose();
      } catch {
        // The next change reports what is wrong with the folder.
      }
    });
  }

  private lose(): void {
    this.isOver = true;
    clearInterval(this.look);
    const { standby, onLost } = this.options;
    onLost(
      new StandbyError(`${standby.dir} has been taken over: another author accepts the changes from now on`),
    );
  }
}

const last = (standby: StandbyFolder): number => standby.numbers().at(-1) ?? 0;
