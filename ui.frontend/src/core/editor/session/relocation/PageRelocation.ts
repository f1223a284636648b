import type { LockedPage } from '../../../../../../shared/authoring/locked-pages';

/** A change of a page's address, including all descendants. */
export interface PageRelocation {
  readonly from: string;
  readonly to: string;
  /** Whether to redirect visitors from the old address. */
  readonly keepAddress: boolean;
  /** Whether to adjust links to the page. */
  readonly adjustLinks: boolean;
}

/** The result of a relocation. */
export interface Relocated {
  /** The page's new path. */
  readonly path: string;
  /** Pages whose visitors are redirected, by their old paths: the page and its descendants. */
  readonly moved: readonly string[];
  /** Pages that visitors find at neither address. */
  readonly unpublished: readonly string[];
  /** Pages that still link to the old address. */
  readonly linksKept?: readonly LockedPage[];
}
