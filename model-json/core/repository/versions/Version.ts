import type { NodeJson } from '../node-json';

/** What is known about a version without reading its content. */
export interface VersionInfo {
  /** `1.0`, `1.1` …; after a return to an older one `1.0.0` … */
  readonly name: string;
  /** `jcr:uuid` of the version. */
  readonly id: string;
  /** `jcr:uuid` of the node whose version it is; it stays the same when the node moves. */
  readonly versionable: string;
  /** The path of the node when the version was made; of a page, that of the page. */
  readonly path: string;
  /** In the date format of the content. */
  readonly created: string;
  readonly by: string;
  readonly label?: string;
  readonly comment?: string;
  /** Ids of the versions before it: usually one. */
  readonly predecessors: readonly string[];
  /** The names of the siblings after it, to find its place again after a deletion. */
  readonly followedBy?: readonly string[];
  /** Set if it was made because the page was deleted. */
  readonly deletion?: Deletion;
}

/** The deletion of a page with the pages below. */
export interface Deletion {
  /** The same for all pages that were deleted in one step. */
  readonly bin: string;
  /** Path of the topmost page. */
  readonly root: string;
  /** The order in which they can be created again: 0, 1, 2 … */
  readonly position: number;
}

/** A version with its content. */
export interface Version extends VersionInfo {
  /** The node with everything below it, of a page without its child pages. */
  readonly node: NodeJson;
}

/** There is no such version. */
export class NoVersionError extends Error {
  override readonly name = 'NoVersionError';
  readonly code = 'VEN_NO_VERSION';
}
