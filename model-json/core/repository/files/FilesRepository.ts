import type { Draft } from '../Draft';
import { ConflictError, PathError, type ContentError } from '../errors';
import type { NodeJson } from '../node-json';
import { namesOf } from '../path';
import type { Change, ChangeOptions, Edit, Logger, WriteOptions } from '../Repository';
import type { Resource } from '../Resource';
import { commitDraft } from './writing/commit-draft';
import { BinaryStore } from '../binaries/BinaryStore';
import { draftOfNew } from './writing/draft-of-new';
import { FilesDraft } from './writing/FilesDraft';
import { FilesTree } from './FilesTree';
import type { FilesOptions, FilesRepository } from './FilesOptions';
import { FolderLock } from './lock/FolderLock';
import { Journals } from './journal/Journals';
import { untilSettled } from './journal/until-settled';
import type { Mount } from './mount';
import { Queue } from './Queue';
import { readPage } from './reading/read-page';
import { onDisk } from './reading/on-disk';
import { SavedFiles } from './saved/SavedFiles';
import { storeChange } from './writing/store-change';
import type { Upstream } from './writing/Upstream';
import { sweep } from './watching/sweep';
import { WriteTrial } from './writing/WriteTrial';
import { watchMounts } from './watching/watch-mounts';

/**
 * Opens a content tree stored as JSON files, one per page: `/content/mysite/gb/en` is `content/mysite/gb/en.json`, its
 * child pages are in `content/mysite/gb/en/`. A writer locks the folder until `close`. Leftovers of crashed writers are
 * cleaned up; broken files are logged, listed by `problems()`, and missing from the tree.
 *
 * @throws FolderInUseError if another process, or this one, has it open for writing
 */
export async function openFilesRepository(options: FilesOptions): Promise<FilesRepository> {
  const { log, readonly, upstream } = options;
  const mounts = readonly ? options.mounts.map((mount) => ({ ...mount, readonly })) : options.mounts;
  const writable = mounts.filter((mount) => !mount.readonly);
  const [home] = writable;
  const [lowest] = mounts;
  const saved = () => options.saved && lowest && SavedFiles.open(options.saved, lowest.dir, log, !home);
  const binaries = options.binaries === undefined ? undefined : new BinaryStore(options.binaries);
  if (!home) return new FolderRepository({ mounts, log, binaries, saved: saved() || undefined });
  const lock = await FolderLock.take(home.dir);
  if (!lock) log.warn(`${home.dir} cannot be written to: its content is served, and changes are refused`);
  try {
    const journals = await Journals.open(home.dir, log);
    for (const { dir } of writable) await sweep(dir, journals.kept);
    if (binaries) await sweep(binaries.dir);
    return new FolderRepository({
      mounts,
      log,
      journals,
      lock,
      binaries,
      upstream,
      saved: saved() || undefined,
    });
  } catch (error) {
    lock?.release();
    throw error;
  }
}

interface Parts {
  readonly mounts: readonly Mount[];
  readonly log: Logger;
  readonly journals?: Journals;
  readonly lock?: FolderLock | undefined;
  readonly saved?: SavedFiles | undefined;
  readonly binaries?: BinaryStore | undefined;
  readonly upstream?: Upstream | undefined;
}

class FolderRepository implements FilesRepository {
  private readonly tree: FilesTree;
  private readonly queue = new Queue();
  private readonly listeners = new Set<(change: Change) => void>();
  private watching: Promise<() => Promise<void>> | undefined;
  private count = 0;

  readonly binaries: BinaryStore | undefined;

  private readonly mounts: readonly Mount[];
  private readonly journals: Journals | undefined;
  private readonly log: Logger;
  private readonly lock: FolderLock | undefined;
  private readonly saved: SavedFiles | undefined;
  private readonly trial: WriteTrial | undefined;
  private readonly upstream: Upstream | undefined;

  constructor({ mounts, log, journals, lock, saved, binaries, upstream }: Parts) {
    this.binaries = binaries;
    this.upstream = upstream;
    this.mounts = mounts;
    this.journals = journals;
    this.log = log;
    this.lock = lock;
    this.saved = saved;
    const home = mounts.find(({ readonly }) => !readonly);
    this.trial = home && new WriteTrial(home.dir);
    this.tree = new FilesTree(mounts, (problem) => log.warn(String(problem)), saved, binaries);
  }

  get version(): number {
    return this.count;
  }

  get(path: string): Resource | undefined {
    return this.tree.get(path);
  }

  list(path: string): readonly Resource[] {
    return [...(this.tree.get(path)?.children.values() ?? [])];
  }

  versionOf(path: string): string | undefined {
    if (!this.tree.get(path)) return undefined;
    const owner = this.tree.index.ownerOf(path);
    return owner === undefined ? undefined : this.tree.index.get(owner)?.version;
  }

  async write(path: string, node: NodeJson, options?: WriteOptions): Promise<string> {
    const version = await this.update(path, () => structuredClone(node), options);
    if (version === undefined)
      throw new PathError(path, 'was removed by another program while it was being written');
    return version;
  }

  async delete(path: string, options?: WriteOptions): Promise<void> {
    await this.update(path, () => undefined, options);
  }

  async update(path: string, edit: Edit, options: WriteOptions = {}): Promise<string | undefined> {
    namesOf(path);
    return this.queue.run(async () => {
      await this.journals?.settle();
      // Sling puts new nodes last.
      const draft = this.upstream && draftOfNew(this.tree, path, edit, options);
      if (draft) await this.commit(draft, undefined, this.upstream);
      else
        this.refresh(
          await onDisk(() => storeChange(this.mounts, this.tree, path, edit, options, this.upstream)),
        );
      return this.versionOf(path);
    });
  }

  async change<T>(edit: (draft: Draft) => T, options: ChangeOptions = {}): Promise<T> {
    const { expected = [], by, beforeStored } = options;
    return this.queue.run(async () => {
      const draft = new FilesDraft(this.tree);
      for (const { path, version } of expected) this.expect(draft, path, version);
      const result = edit(draft);
      await beforeStored?.(draft);
      await this.commit(draft, by, this.upstream);
      return result;
    });
  }

  async adopt(edit: (draft: FilesDraft) => Promise<void>, by?: string): Promise<void> {
    await this.queue.run(async () => {
      const draft = new FilesDraft(this.tree);
      await edit(draft);
      await this.commit(draft, by);
    });
  }

  private async commit(draft: FilesDraft, by?: string, upstream?: Upstream): Promise<void> {
    const { mounts, journals, tree } = this;
    this.refresh(await onDisk(() => commitDraft(mounts, journals, tree, draft, upstream)), by);
  }

  private expect(draft: FilesDraft, path: string, version: string | null): void {
    const page = draft.pageOf(path);
    const actual = page === undefined ? null : readPage(this.tree, page).version;
    if (actual !== version) throw new ConflictError(page ?? path, version, actual);
  }

  onChange(listener: (change: Change) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  problems(): readonly ContentError[] {
    return [...(this.journals?.problems ?? []), ...this.tree.problems()];
  }

  async refusal(): Promise<string | undefined> {
    return this.trial?.outcome();
  }

  async watch(): Promise<void> {
    const dirs = this.mounts.map(({ dir }) => dir);
    this.watching ??= watchMounts(this.mounts, this.log, (paths) =>
      this.queue.run(async () => {
        const hasWaited = !this.journals && (await untilSettled(dirs));
        this.refresh(hasWaited ? [...new Set([...paths, ...this.tree.outdated()])] : paths);
      }),
    );
    await this.watching;
    // Changes made between reading and watching went unnoticed.
    await this.queue.run(() => this.refresh(this.tree.outdated()));
  }

  async reread(paths: readonly string[]): Promise<void> {
    await this.queue.run(() => this.refresh(paths));
  }

  async close(): Promise<void> {
    await (
      await this.watching
    )?.();
    this.watching = undefined;
    await this.queue.idle();
    this.saved?.close();
    this.lock?.release();
  }

  private refresh(paths: readonly string[], by?: string): void {
    const changed = paths.filter((path) => this.tree.refresh(path));
    if (changed.length === 0) return;
    this.count += 1;
    const change: Change = { version: this.count, paths: changed, ...(by !== undefined && { by }) };
    for (const listener of this.listeners) {
      try {
        listener(change);
      } catch (error) {
        this.log.warn(`A listener failed on change ${change.version}: ${String(error)}`);
      }
    }
  }
}
