import { Queue } from '../../../repository/files/Queue';
import { sizeOf } from '../../../repository/files/reading/locate';
import { hashOfFile } from '../../../repository/files/version';
import { stampOfFile } from '../../../repository/files/reading/stamp';
import type { Logger } from '../../../repository/Repository';
import type { FileState } from './Batch';
import { ContentVersion } from './content-version';
import { FeedStore, type KnownFile } from './FeedStore';
import type { PublishedFiles } from './PublishedFiles';

/** Milliseconds after which a change that could not be recorded is tried again. */
const RETRY_MS = 5000;

/**
 * The feed of what is published, for the nodes: each change of the published tree has a position, and each file the
 * position of its last change. It is derived from the tree, so a crash between changing the tree and recording the
 * change loses nothing: opening the feed compares both.
 */
export class ChangeFeed {
  private readonly line = new Queue();
  private readonly digest = new ContentVersion();
  private readonly listeners = new Set<() => void>();
  private readonly unrecorded = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private last: number;

  private constructor(
    private readonly store: FeedStore,
    private readonly files: PublishedFiles,
    private readonly log: Logger,
  ) {
    this.last = store.last();
    for (const { path, hash } of store.known()) this.digest.add(path, hash);
  }

  /** @param file the feed's database; created if missing, and again from the tree if it was deleted */
  static async open(file: string, files: PublishedFiles, log: Logger): Promise<ChangeFeed> {
    const feed = new ChangeFeed(new FeedStore(file), files, log);
    const known = feed.store.known().map(({ path }) => path);
    await feed.recordFiles([...new Set([...files.list(), ...known])]);
    return feed;
  }

  get id(): string {
    return this.store.id;
  }

  get position(): number {
    return this.last;
  }

  /** The version of the content at `position`. */
  get version(): string {
    return this.digest.toString();
  }

  /** Records the nodes that were changed in the published tree. Never rejects: what fails is repeated. */
  async record(nodes: readonly string[]): Promise<void> {
    const files = nodes.flatMap((node) => this.files.filesOf(node));
    try {
      await this.recordFiles(files);
    } catch (error) {
      files.forEach((file) => this.unrecorded.add(file));
      this.log.warn(
        `Nodes: a publication could not be recorded for the publish nodes; retrying: ${String(error)}`,
      );
      this.timer ??= setTimeout(() => this.retry(), RETRY_MS).unref();
    }
  }

  /** The files changed after a position; undefined if it is too old. */
  since(position: number): FileState[] | undefined {
    return position < this.store.oldest() || position > this.last ? undefined : this.store.since(position);
  }

  /** All files. */
  all(): FileState[] {
    return this.store.known().map(({ path, hash, size }) => ({ path, hash, size }));
  }

  /** The changes after a position: how many, and since when the first of them waits. */
  waiting(position: number): { readonly count: number; readonly since: Date | undefined } {
    const { count, first } = this.store.waiting(position);
    return { count, since: first === null ? undefined : new Date(first) };
  }

  /** A file with these bytes; undefined if they have been replaced. */
  locate(hash: string): string | undefined {
    const path = this.store.pathOf(hash);
    return path === undefined ? undefined : this.files.locate(path);
  }

  /** Calls the listener after each new position. */
  onChange(listener: () => void): void {
    this.listeners.add(listener);
  }

  async close(): Promise<void> {
    clearTimeout(this.timer);
    await this.line.idle();
    this.store.close();
  }

  private retry(): void {
    this.timer = undefined;
    void this.record([]);
  }

  private recordFiles(paths: readonly string[]): Promise<void> {
    return this.line.run(async () => {
      const changed: KnownFile[] = [];
      const touched: KnownFile[] = [];
      for (const path of new Set([...paths, ...this.unrecorded])) {
        const before = this.store.find(path);
        const now = await this.stateOf(path, before);
        if ((before?.hash ?? null) !== now.hash) changed.push(now);
        else if (before && before.stamp !== now.stamp) touched.push(now);
      }
      if (touched.length > 0) this.store.restamp(touched);
      this.unrecorded.clear();
      if (changed.length > 0) this.add(changed);
    });
  }

  private add(changed: readonly KnownFile[]): void {
    const before = changed.map(({ path }) => this.store.find(path));
    this.store.add(this.last + 1, Date.now(), changed);
    this.last += 1;
    changed.forEach(({ path, hash }, at) => {
      this.digest.remove(path, before[at]?.hash ?? null);
      this.digest.add(path, hash);
    });
    this.listeners.forEach((listener) => listener());
  }

  /** A file with an unchanged stamp is not read again. */
  private async stateOf(path: string, before: KnownFile | undefined): Promise<KnownFile> {
    const file = this.files.locate(path);
    const stamp = file === undefined ? undefined : stampOfFile(file);
    if (file === undefined || stamp === undefined) return { path, hash: null, size: 0, stamp: '' };
    if (before?.hash && before.stamp === stamp) return before;
    return { path, hash: await hashOfFile(file), size: sizeOf(file) ?? 0, stamp };
  }
}
