import type { LockedPage } from '../../../../../shared/authoring/locked-pages';

export interface PostOptions {
  /** The version that the author saw; the server refuses to overwrite a later one (`If-Content-Version`). */
  readonly ifVersion?: string;
  /** … and that of the page that contains `:dest`. */
  readonly ifDestVersion?: string;
  /** Returned in the change event, so that an editor recognises its own changes. */
  readonly editorId?: string;
}

/** The result of a post. */
export interface Posted {
  /** The page's new version. */
  readonly version: string | undefined;
  /** … and that of the page that contains `:dest`. */
  readonly destVersion?: string;
  /** The node that the answer is about: of a new page, where it is. */
  readonly path?: string;
  /** Pages that were deleted or moved, and that visitors can no longer find. */
  readonly unpublished?: readonly string[];
  /** Pages that visitors now find at another address. */
  readonly moved?: readonly string[];
  /** Pages that still link to the old address of what was moved. */
  readonly linksKept?: readonly LockedPage[];
}

export interface Replicated {
  readonly paths: readonly string[];
  readonly missing: readonly string[];
  /** ID to revert an unpublication (`restore`). */
  readonly undo?: number;
}
