import { BinaryStore } from '../binaries/BinaryStore';
import type { Draft } from '../Draft';
import type { ContentError } from '../errors';
import type { FilesOptions, FilesRepository } from '../files/FilesOptions';
import { openFilesRepository } from '../files/FilesRepository';
import type { NodeJson } from '../node-json';
import type { Change, ChangeOptions, Edit, Repository, WriteOptions } from '../Repository';
import type { Resource } from '../Resource';
import { Davex } from './remote/Davex';
import { SlingAwayError } from './errors';
import { Follower } from './following/Follower';
import { Link } from './Link';
import { Seed } from './writing/Seed';

export interface SlingOptions extends Omit<FilesOptions, 'readonly' | 'upstream'> {
  /**
   * Addresses of a workspace in Jackrabbit's remoting servlet, one for each node of a cluster:
   * `http://localhost:8080/server/default`. If one is away, the next is used.
   */
  readonly workspaces: readonly string[];
  /** Credentials. */
  readonly headers: Readonly<Record<string, string>>;
  /** The nodes below which the content is. Everything else in Sling is left alone, and not seen. */
  readonly roots: readonly string[];
  /** The content of roots that Sling lacks. */
  readonly seed: () => Promise<Repository>;
}

/**
 * Opens a content tree in Sling. Our files are a copy of it: reads are as fast as without Sling, and go on while it is
 * away. A change is stored in Sling, then in the copy; while Sling is away, changes are refused.
 *
 * @throws SlingAwayError if Sling cannot be reached, and there is no copy yet
 * @throws SlingSetupError if Sling lacks node types
 */
export async function openSlingRepository(options: SlingOptions): Promise<Repository> {
  const { workspaces, headers, roots, seed, log, ...files } = options;
  const binaries = files.binaries === undefined ? undefined : new BinaryStore(files.binaries);
  const link = new Link(new Davex(workspaces, headers), binaries);
  const copy = await openFilesRepository({ ...files, log, upstream: link });
  const follower = new Follower(copy, link, roots, new Seed(seed, log), log);
  try {
    await connectToAny(follower, link, workspaces.length);
  } catch (error) {
    const hasCopy = roots.some((root) => copy.versionOf(root) !== undefined);
    if (!hasCopy || !(error instanceof SlingAwayError)) {
      await copy.close();
      throw error;
    }
    log.warn(`${error.message}. Until then, its last content is served and changes are refused`);
  }
  return new SlingRepository(copy, link, follower);
}

/** Connects with the first node of a cluster that answers. */
async function connectToAny(follower: Follower, link: Link, nodes: number): Promise<void> {
  try {
    await follower.connect();
  } catch (error) {
    if (!(error instanceof SlingAwayError)) throw error;
    link.lose(error);
    if (nodes <= 1) throw error;
    await connectToAny(follower, link, nodes - 1);
  }
}

class SlingRepository implements Repository {
  readonly binaries: BinaryStore | undefined;

  constructor(
    private readonly copy: FilesRepository,
    private readonly link: Link,
    private readonly follower: Follower,
  ) {
    this.binaries = copy.binaries;
  }

  get version(): number {
    return this.copy.version;
  }

  get(path: string): Resource | undefined {
    return this.copy.get(path);
  }

  list(path: string): readonly Resource[] {
    return this.copy.list(path);
  }

  versionOf(path: string): string | undefined {
    return this.copy.versionOf(path);
  }

  // Refused at once: behind a comparison with a Sling that is back, changes would wait.
  async write(path: string, node: NodeJson, options?: WriteOptions): Promise<string> {
    this.link.mustBeConnected();
    return this.copy.write(path, node, options);
  }

  async delete(path: string, options?: WriteOptions): Promise<void> {
    this.link.mustBeConnected();
    return this.copy.delete(path, options);
  }

  async update(path: string, edit: Edit, options?: WriteOptions): Promise<string | undefined> {
    this.link.mustBeConnected();
    return this.copy.update(path, edit, options);
  }

  async change<T>(edit: (draft: Draft) => T, options?: ChangeOptions): Promise<T> {
    this.link.mustBeConnected();
    return this.copy.change(edit, options);
  }

  onChange(listener: (change: Change) => void): () => void {
    return this.copy.onChange(listener);
  }

  problems(): readonly ContentError[] {
    return [...this.copy.problems(), ...this.follower.problems];
  }

  async refusal(): Promise<string | undefined> {
    return this.link.refusal ?? (await this.copy.refusal());
  }

  watch(): Promise<void> {
    this.follower.begin();
    return Promise.resolve();
  }

  reread(paths: readonly string[]): Promise<void> {
    return this.copy.reread(paths);
  }

  async close(): Promise<void> {
    await this.follower.end();
    await this.copy.close();
  }
}
