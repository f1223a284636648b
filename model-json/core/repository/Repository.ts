import type { Draft } from './Draft';
import type { ContentError } from './errors';
import type { NodeJson } from './node-json';
import type { Resource, ResourceTree } from './Resource';

/** Where the repository says what went wrong. One line a call. */
export interface Logger {
  info(line: string): void;
  warn(line: string): void;
}

/** What changed, told once after the change is in the tree. */
export interface Change {
  /** Counts the changes since the repository was opened: 1, 2, 3 … */
  readonly version: number;
  /** Paths of the pages (nodes with a file of their own) that were written, deleted or came to be. */
  readonly paths: readonly string[];
  /** Who changed it, as the caller called himself. */
  readonly by?: string;
}

export interface WriteOptions {
  /** What `versionOf` said when the caller read the node; `null` for "there was none". Without it the last writer wins. */
  readonly expectedVersion?: string | null;
}

/** The version that the page at or above a path must be at, as `versionOf` says it; `null` for "there is none". */
export interface ExpectedVersion {
  readonly path: string;
  readonly version: string | null;
}

export interface ChangeOptions {
  /** All of them, or nothing is changed. */
  readonly expected?: readonly ExpectedVersion[];
  /** Told with the change. */
  readonly by?: string;
  /** Writes also where a page follows another: for what is stored so elsewhere already. */
  readonly asStored?: boolean;
  /** Called when the change is made and nothing of it is stored yet. Rejecting refuses the change. */
  readonly beforeStored?: (draft: Draft) => Promise<void>;
}

/**
 * What `Repository.update` calls with the node as stored (a copy the callee may change; children with a file of their
 * own are `{}`), or undefined if there is none. It returns the node to store, or undefined to delete it.
 */
export type Edit = (node: NodeJson | undefined) => NodeJson | undefined;

/**
 * The content tree of an author or publish instance. Reading is synchronous, from memory; a change is on disk
 * (or in AEM) when its promise resolves, and either happened completely or did not happen.
 */
export interface Repository extends ResourceTree {
  /** The version of the last change, 0 before the first. */
  readonly version: number;

  /** The child nodes in order; none for a path that does not resolve. */
  list(path: string): readonly Resource[];

  /** The version of the page that stores the node, for `expectedVersion`; undefined for a folder or nothing. */
  versionOf(path: string): string | undefined;

  /**
   * Puts a node in the place of the one at `path`, or creates it as the last child. Child pages stay; a node that
   * stands in a page needs its parent to exist.
   *
   * @returns the new version of the page
   * @throws PathError when the path is no path, or there is no parent to write under
   * @throws ContentError when the node breaks a rule of JCR, or the page it stands in is broken
   * @throws ConflictError when the page is not at `expectedVersion`
   * @throws ReadOnlyError when no writable storage holds the path
   */
  write(path: string, node: NodeJson, options?: WriteOptions): Promise<string>;

  /** Removes a node and everything below it, child pages included. Throws as `write` does. */
  delete(path: string, options?: WriteOptions): Promise<void>;

  /**
   * Reads, changes and writes one node with no other change in between.
   *
   * @returns the new version of the page; undefined when a page was deleted
   */
  update(path: string, edit: Edit, options?: WriteOptions): Promise<string | undefined>;

  /**
   * Changes any number of nodes of any number of pages as one: all of it is stored, or, when `edit` throws or anything
   * else fails, nothing.
   *
   * @returns what `edit` returns
   * @throws ConflictError when a page is not at the expected version; what `edit` throws; what `write` throws
   */
  change<T>(edit: (draft: Draft) => T, options?: ChangeOptions): Promise<T>;

  /** @returns a function that ends the subscription */
  onChange(listener: (change: Change) => void): () => void;

  /** What could not be loaded. The rest of the site is served. */
  problems(): readonly ContentError[];

  /**
   * Why the storage takes no change now (full, read-only), or undefined. It is tried by a small write, at most every ten
   * seconds; a repository that is not for writing only reads and has no such reason.
   */
  refusal(): Promise<string | undefined>;

  /** Follows changes that others make to the storage, from when it was opened until `close`. */
  watch(): Promise<void>;

  /**
   * Reads pages again that another process says it has changed. When the promise resolves, the tree has them; that is
   * sooner than `watch` would notice.
   */
  reread(paths: readonly string[]): Promise<void>;

  /** Ends watching, waits for changes under way and takes no more: from then on another may write. */
  close(): Promise<void>;
}
