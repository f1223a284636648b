import type { BinaryStore } from './binaries/BinaryStore';
import type { Draft } from './Draft';
import type { ContentError } from './errors';
import type { NodeJson } from './node-json';
import type { Resource, ResourceTree } from './Resource';

/** Log for problems of the repository. One line per call. */
export interface Logger {
  info(line: string): void;
  warn(line: string): void;
}

/** A change, passed to listeners once it is in the tree. */
export interface Change {
  /** Counts the changes since the repository was opened: 1, 2, 3 … */
  readonly version: number;
  /** Paths of the pages (nodes with their own file) that were written, deleted or created. */
  readonly paths: readonly string[];
  /** The author of the change, as given by the caller. */
  readonly by?: string;
}

export interface WriteOptions {
  /**
   * The result of `versionOf` when the caller read the node; `null` if it did not exist. Without it, the last writer
   * wins.
   */
  readonly expectedVersion?: string | null;
}

/** The expected version (`versionOf`) of the page at or above a path; `null` if it must not exist. */
export interface ExpectedVersion {
  readonly path: string;
  readonly version: string | null;
}

export interface ChangeOptions {
  /** If one does not match, nothing is changed. */
  readonly expected?: readonly ExpectedVersion[];
  /** Passed to listeners along with the change. */
  readonly by?: string;
  /** Also writes to pages that follow another page: for moving what is already stored there. */
  readonly asStored?: boolean;
  /** Also changes pages that somebody else has locked: for taking the lock away. */
  readonly overrulesLocks?: boolean;
  /** Called when the change is complete but not stored yet. Rejecting refuses the change. */
  readonly beforeStored?: (draft: Draft) => Promise<void>;
}

/**
 * Callback of `Repository.update`. It gets the stored node (a copy it may change; children with their own file are
 * `{}`), or undefined if there is none, and returns the node to store, or undefined to delete it.
 */
export type Edit = (node: NodeJson | undefined) => NodeJson | undefined;

/**
 * The content tree of an author or publish instance. Reading is synchronous, from memory; a change is on disk (or in
 * AEM) when its promise resolves, and is either complete or did not happen.
 */
export interface Repository extends ResourceTree {
  /** The version of the last change, 0 before the first. */
  readonly version: number;

  /** The bytes of nodes; undefined if it stores none. */
  readonly binaries?: BinaryStore | undefined;

  /**
   * The tree with changes of what is stored, and with all that is derived from them. If undefined, nothing is derived.
   *
   * @param change gets the stored tree
   */
  overlaid?(change: (stored: ResourceTree) => ResourceTree): ResourceTree;

  /** The child nodes in order; none if the path does not resolve. */
  list(path: string): readonly Resource[];

  /** Whether the person who asks may read a path; undefined if they may read everything. */
  readonly isReadable?: (path: string) => boolean;

  /** The version of the page that stores the node, for `expectedVersion`; undefined for a folder or a missing node. */
  versionOf(path: string): string | undefined;

  /**
   * Replaces the node at `path`, or creates it as the last child. Child pages are kept; a node inside a page needs an
   * existing parent.
   *
   * @returns the new version of the page
   * @throws PathError if the path is invalid or the parent is missing
   * @throws ContentError if the node violates a JCR rule, or its page is broken
   * @throws ConflictError if the page is not at `expectedVersion`
   * @throws ReadOnlyError if no writable storage contains the path
   */
  write(path: string, node: NodeJson, options?: WriteOptions): Promise<string>;

  /** Removes a node and everything below it, including child pages. Throws like `write`. */
  delete(path: string, options?: WriteOptions): Promise<void>;

  /**
   * Reads, changes and writes one node with no other change in between.
   *
   * @returns the new version of the page; undefined if a page was deleted
   */
  update(path: string, edit: Edit, options?: WriteOptions): Promise<string | undefined>;

  /**
   * Changes any number of nodes and pages atomically: either all of it is stored, or, if `edit` throws or anything else
   * fails, nothing.
   *
   * @returns what `edit` returns
   * @throws ConflictError if a page is not at the expected version; the errors of `edit` and `write`
   */
  change<T>(edit: (draft: Draft) => T, options?: ChangeOptions): Promise<T>;

  /** @returns a function that ends the subscription */
  onChange(listener: (change: Change) => void): () => void;

  /** Content that could not be loaded. The rest of the site is served. */
  problems(): readonly ContentError[];

  /**
   * Why the storage accepts no changes at the moment (full, read-only); undefined if it does. Tested with a small
   * write, at most every ten seconds; always undefined for a read-only repository.
   */
  refusal(): Promise<string | undefined>;

  /** Picks up changes that others have made to the storage since it was opened, until `close`. */
  watch(): Promise<void>;

  /**
   * Reloads pages that another process reports as changed, sooner than `watch` would notice. When the promise resolves,
   * they are in the tree.
   */
  reread(paths: readonly string[]): Promise<void>;

  /** Stops watching, waits for changes in progress and accepts no more; another process can write from then on. */
  close(): Promise<void>;
}
