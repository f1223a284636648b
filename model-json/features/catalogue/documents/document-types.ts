import path from 'node:path';
import { pageProperties } from '../../../core/exporter/shared/pages';
import { text } from '../../../core/exporter/shared/properties';
import type { Resource } from '../../../core/repository/Resource';
import type { DocumentType } from '../../documents/api/document-types';
import { fileName } from './models/file-name';
import { partsOf } from './models/parts-of';
import { picturesOf } from './models/pictures-of';
import { siteDocument, SELECTORS } from './models/site-document';
import type { SiteDocument, SiteDocumentType } from './models/SiteDocument';

const isOfProduct = (page: Resource): boolean => Boolean(text(pageProperties(page), 'productPath'));
const isOfFamily = (page: Resource): boolean =>
  !isOfProduct(page) && Boolean(text(pageProperties(page), 'family'));

const documentType = (
  type: SiteDocumentType,
  more: Pick<DocumentType, 'isExpected' | 'isOnPage'>,
): DocumentType<SiteDocument> => ({
  selector: SELECTORS[type],
  read: (page, context) => siteDocument(page, SELECTORS[type], context),
  pictures: picturesOf,
  parts: partsOf,
  fileName,
  ...more,
});

/** The documents of product and family pages: `<page>.datasheet.pdf`, `<page>.manual.pdf`, `<page>.catalogue.pdf`. */
export const catalogueDocuments: readonly DocumentType<SiteDocument>[] = [
  documentType('data-sheet', { isExpected: isOfProduct, isOnPage: true }),
  documentType('manual', { isExpected: isOfFamily }),
  documentType('catalogue', { isExpected: isOfFamily }),
];

/** The source file of the drawing thread, for the site's `DrawingRoom`. */
export const DRAWER = path.join(__dirname, 'draw-in-worker.ts');
