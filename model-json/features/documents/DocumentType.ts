import type { ExportContext } from '../../core/exporter/Exporter';
import type { Resource } from '../../core/repository/Resource';
import type { DocumentPart } from './DocumentPart';
import type { FileExtension } from './file-types';
import type { Maker } from './Maker';
import type { PageDocument } from './PageDocument';

/** A kind of document generated from pages. Features add theirs where the site lists its features. */
export interface DocumentType<D extends PageDocument = PageDocument> {
  /** The selector of its address: `<page>.SELECTOR.EXTENSION`. No other kind may have it. */
  readonly selector: string;
  /** @default 'pdf' */
  readonly extension?: FileExtension;
  /** Who makes it, if it is not the site's drawer. */
  readonly maker?: Maker;
  /** Visitors' choices in the address that it depends on: the document is drawn for each. @default none */
  readonly parameters?: readonly string[];
  /** Whether the page has the same content, so that search engines should show the page instead. @default false */
  readonly isOnPage?: boolean;
  /** The content of a page's document; undefined if the page has none. */
  read(page: Resource, context: ExportContext): D | undefined;
  /** Whether visitors probably want it for a page, so that it is drawn ahead. Called for every page, so it must be cheap. */
  isExpected(page: Resource): boolean;
  /** Paths of its pictures. */
  pictures(document: D): readonly string[];
  /** Parts of it that other threads make first. @default none */
  parts?(document: D): readonly DocumentPart[];
  /** What its bytes depend on, besides pictures and parts. @default the whole document and the origin of its addresses */
  identity?(document: D): object;
  /** Its file name for downloads, in its language. */
  fileName(document: D): string;
}
