import type { NodeJson } from '../../node-json';

/** A node with its own file before and after a change; child nodes with their own files are `{}`. */
export interface StoredChange {
  readonly path: string;
  /** Undefined if it is new. */
  readonly before: NodeJson | undefined;
  /** Undefined if it is removed. */
  readonly after: NodeJson | undefined;
}

/** A page that was moved with everything below it. */
export interface Move {
  readonly from: string;
  readonly to: string;
}

/** Where the content belongs, if the files are only a copy of it. */
export interface Upstream {
  /**
   * Stores changes as one, before the files do. Rejecting refuses them.
   *
   * @param moves which of the removed pages are the new ones; the changes are complete without them
   */
  store(changes: readonly StoredChange[], moves?: readonly Move[]): Promise<void>;
}
