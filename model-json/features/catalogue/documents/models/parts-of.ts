import type { DocumentPart } from '../../../documents/api/document-types';
import { viewNames } from '../../cad/drawing/view-names';
import { viewParts } from '../../cad/view-parts';
import type { SiteDocument } from './SiteDocument';

/** What other threads make of a document: the views of a product whose data sheet has a drawing. */
export const partsOf = (document: SiteDocument): DocumentPart[] =>
  document.type === 'data-sheet' && document.drawing
    ? viewParts(document.drawing, viewNames(document.language))
    : [];
