import type { ExportContext } from '../../core/exporter/Exporter';
import type { Resource } from '../../core/repository/Resource';
import type { PageDocument } from './PageDocument';

/** A kind of document that pages have. Features add theirs where the site lists its features. */
export interface DocumentType<D extends PageDocument = PageDocument> {
  /** Of its address: `<page>.SELECTOR.pdf`. */
  readonly selector: string;
  /** Whether the page says the same, so that search engines should show the page. @default false */
  readonly isOnPage?: boolean;
  /** What the document of a page says; undefined where the page has none. */
  read(page: Resource, context: ExportContext): D | undefined;
  /** Whether visitors will want it of a page, so that it is drawn before one asks. Asked of every page: cheap. */
  isExpected(page: Resource): boolean;
  /** Paths of the pictures that it shows. */
  pictures(document: D): readonly string[];
  /** What it is called in a folder, in its language. */
  fileName(document: D): string;
}
