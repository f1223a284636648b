import type { Resource } from '../../../../core/repository/Resource';
import type { ExportContext } from '../../../../core/exporter/Exporter';
import { catalogueBookOf } from './catalogue-book';
import { dataSheetOf } from './data-sheet';
import { manualOf } from './manual';
import type { SiteDocument, SiteDocumentType } from './SiteDocument';

type Reader = (page: Resource, context: ExportContext) => SiteDocument | undefined;

/** The selector of the address (`<page>.datasheet.pdf`) by document type. */
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

/** The content of a page's document; undefined if the page has none for that selector. */
export const siteDocument = (
  page: Resource,
  selector: string | undefined,
  context: ExportContext,
): SiteDocument | undefined => READERS.get(selector ?? '')?.(page, context);
