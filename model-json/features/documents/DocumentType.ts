import type { ExportContext } from '../../core/exporter/Exporter';
import type { Resource } from '../../core/repository/Resource';
import type { PageDocument } from './PageDocument';

/** A kind of document generated from pages. Features add theirs where the site lists its features. */
export interface DocumentType<D extends PageDocument = PageDocument> {
  /** The selector of its address: `<page>.SELECTOR.pdf`. */
  readonly selector: string;
  /** Whether the page has the same content, so that search engines should show the page instead. @default false */
  readonly isOnPage?: boolean;
  /** The content of a page's document; undefined if the page has none. */
  read(page: Resource, context: ExportContext): D | undefined;
  /** Whether visitors probably want it for a page, so that it is drawn ahead. Called for every page, so it must be cheap. */
  isExpected(page: Resource): boolean;
  /** Paths of its pictures. */
  pictures(document: D): readonly string[];
  /** Its file name for downloads, in its language. */
  fileName(document: D): string;
}
