import type { MeasureSystem } from '../../core/exporter/shared/locale/units';

/** What stands on any document that is drawn from a page: no file, but drawn from content when somebody wants it. */
export interface PageDocument {
  /** Of which kind it is, as the feature calls it that adds it. */
  readonly type: string;
  /** BCP 47, with the region where the site has one: numbers and paper follow it. */
  readonly language: string;
  /** In whose units figures are told. */
  readonly units: MeasureSystem;
  /** The name of the site: the maker. */
  readonly site: string;
  /** Public address of the page that the document is of, without the origin. */
  readonly address: string;
  /** ISO day of the last change of what it is made of. */
  readonly modified: string;
  /** As its author counts; else the month of the last change. */
  readonly revision: string;
}
