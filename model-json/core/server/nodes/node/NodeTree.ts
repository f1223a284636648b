import { join } from 'node:path';
import { treeFiles } from '../../../repository/data/tree-files';
import { FolderLock } from '../../../repository/files/lock/FolderLock';
import type { FileChange } from '../../../repository/files/journal/prepare-change';
import { Journals } from '../../../repository/files/journal/Journals';
import { Queue } from '../../../repository/files/Queue';
import { sizeOf } from '../../../repository/files/reading/locate';
import { sweep } from '../../../repository/files/watching/sweep';
import type { Logger } from '../../../repository/Repository';
import type { Batch, FileState } from '../feed/Batch';
import { hashOfFile } from '../../../repository/files/version';
import type { Incoming } from './Incoming';
import { positionFile, readPosition, type Position } from './Position';

/** Above this share of its files, a node removes nothing unless a person has confirmed it: author's content may be lost. */
const MAX_SHARE = 0.1;
const FEW = 20;

/** How a node's tree differs from a batch. */
export interface Differences {
  readonly missing: readonly string[];
  readonly changed: readonly string[];
  readonly extra: readonly string[];
}

/** What became of a batch. */
export type Applied =
  | { readonly is: 'applied'; readonly position: Position; readonly paths: readonly string[] }
  /** The batch does not begin where the node is. */
  | { readonly is: 'elsewhere'; readonly position: Position | null }
  /** These bytes must be sent first. */
  | { readonly is: 'incomplete'; readonly needed: readonly string[] }
  | { readonly is: 'unconfirmed'; readonly removals: number };

/** The published tree of a node: author's, at some position of the feed. */
export class NodeTree {
  private readonly line = new Queue();

  private constructor(
    private readonly dir: string,
    private readonly incoming: Incoming,
    private readonly journals: Journals,
    private readonly lock: FolderLock | undefined,
  ) {}

  /**
   * Completes a change that was interrupted. On a disk that cannot be written to, what is there is served, and the
   * disk's errors refuse batches.
   *
   * @throws FolderInUseError if another process writes there
   */
  static async open(dir: string, incoming: Incoming, log: Logger): Promise<NodeTree> {
    const lock = await FolderLock.take(dir);
    const journals = await Journals.open(dir, log);
    try {
      await sweep(dir, journals.kept);
      await incoming.open();
    } catch (error) {
      log.warn(`${dir} cannot be written to, and is served as it is: ${String(error)}`);
    }
    return new NodeTree(dir, incoming, journals, lock);
  }

  /** Undefined until the node has been filled. */
  get position(): Position | undefined {
    return readPosition(this.dir);
  }

  /** Compares all files, by their bytes, with the whole list of a batch. */
  async compare({ files }: Pick<Batch, 'files'>): Promise<Differences> {
    const wanted = new Map(files.map(({ path, hash }) => [path, hash]));
    const [missing, changed, extra]: string[][] = [[], [], []];
    for (const path of new Set([...wanted.keys(), ...treeFiles(this.dir)])) {
      const there = await this.hashOf(path);
      const hash = wanted.get(path) ?? null;
      if (there === hash) continue;
      (there === null ? missing : hash === null ? extra : changed)?.push(path);
    }
    return { missing: missing ?? [], changed: changed ?? [], extra: extra ?? [] };
  }

  /**
   * Carries out a batch: all of it together with the new position, or nothing. Repeating it changes nothing.
   *
   * @throws StorageError or the disk's error
   */
  apply(batch: Batch): Promise<Applied> {
    return this.line.run(async () => {
      await this.journals.settle();
      const { position } = this;
      const isWhole = batch.from === null;
      const isThere = position?.feed === batch.feed;
      if (!isWhole && isThere && position.at === batch.to) return { is: 'applied', position, paths: [] };
      if (!isWhole && !(isThere && position.at === batch.from))
        return { is: 'elsewhere', position: position ?? null };
      const changes = isWhole ? await this.wholeChanges(batch) : [...batch.files];
      const removals = changes.filter(({ hash }) => hash === null).length;
      if (isWhole && !batch.isConfirmed && removals > Math.max(FEW, batch.files.length * MAX_SHARE))
        return { is: 'unconfirmed', removals };
      return this.store(batch, changes);
    });
  }

  async close(): Promise<void> {
    await this.line.idle();
    this.lock?.release();
  }

  private async store({ feed, to, version }: Batch, changes: readonly FileState[]): Promise<Applied> {
    const sources = new Map<string, string | undefined>();
    for (const { path, hash } of changes)
      if (hash !== null && (await this.hashOf(path)) !== hash)
        sources.set(hash, await this.incoming.locate(hash));
    const needed = [...sources].flatMap(([hash, file]) => (file === undefined ? [hash] : []));
    if (needed.length > 0) return { is: 'incomplete', needed };
    const position: Position = { feed, at: to, version };
    const files = changes.flatMap(({ path, hash }): FileChange[] => {
      const file = join(this.dir, path);
      if (hash === null) return sizeOf(file) === undefined ? [] : [{ file, text: undefined }];
      const copyOf = sources.get(hash);
      return copyOf === undefined ? [] : [{ file, text: { copyOf } }];
    });
    await this.journals.change([...files, { file: positionFile(this.dir), text: JSON.stringify(position) }]);
    await this.incoming.clear();
    return { is: 'applied', position, paths: changes.map(({ path }) => path) };
  }

  private async wholeChanges(batch: Batch): Promise<FileState[]> {
    const { missing, changed, extra } = await this.compare(batch);
    const differing = new Set([...missing, ...changed]);
    return [
      ...batch.files.filter(({ path }) => differing.has(path)),
      ...extra.map((path) => ({ path, hash: null, size: 0 })),
    ];
  }

  private async hashOf(path: string): Promise<string | null> {
    const file = join(this.dir, path);
    return hashOfFile(file);
  }
}
