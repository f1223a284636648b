import type { Resource } from '../../../../core/repository/Resource';
import type { ExportContext } from '../../../../core/exporter/Exporter';
import { catalogueBookOf } from './catalogue-book';
import { dataSheetOf } from './data-sheet';
import { manualOf } from './manual';
import type { SiteDocument, SiteDocumentType } from './SiteDocument';

type Reader = (page: Resource, context: ExportContext) => SiteDocument | undefined;

/** Selector of the address (`<page>.datasheet.pdf`) by the type of the document. */
export const SELECTORS: Readonly<Record<SiteDocumentType, string>> = {
  'data-sheet': 'datasheet',
  manual: 'manual',
  catalogue: 'catalogue',
};

const READERS = new Map<string, Reader>([
  [SELECTORS['data-sheet'], dataSheetOf],
  [SELECTORS.manual, manualOf],
  [SELECTORS.catalogue, catalogueBookOf],
]);

/** What the document of a page says; undefined where the page has none by that selector. */
export const siteDocument = (
  page: Resource,
  selector: string | undefined,
  context: ExportContext,
): SiteDocument | undefined => READERS.get(selector ?? '')?.(page, context);
