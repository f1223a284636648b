import type { MeasureSystem } from '../../core/exporter/shared/locale/units';

/** What every document generated from a page has: it is not a file, but drawn from content on demand. */
export interface PageDocument {
  /** Its kind, as named by the feature that adds it. */
  readonly type: string;
  /** BCP 47, with the region if the site has one: number format and paper size depend on it. */
  readonly language: string;
  /** The units of its figures. */
  readonly units: MeasureSystem;
  /** The name of the site: the maker. */
  readonly site: string;
  /** Public address of its page, without the origin. */
  readonly address: string;
  /** ISO day of the last change to its content. */
  readonly modified: string;
  /** The author's edition; otherwise the month of the last change. */
  readonly revision: string;
}
