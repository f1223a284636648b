import { drawCatalogue } from './catalogue/draw-catalogue';
import { drawDataSheet } from './data-sheet/draw-data-sheet';
import type { Drawing } from '../../../documents/api/drawing';
import type { SiteDocument } from '../models/SiteDocument';
import { drawManual } from './manual/draw-manual';

/** The PDF of a document. The same drawing gives the same bytes. */
export async function drawDocument({ document, ...rest }: Drawing<SiteDocument>): Promise<Buffer> {
  if (document.type === 'data-sheet') return drawDataSheet({ document, ...rest });
  if (document.type === 'manual') return drawManual({ document, ...rest });
  return drawCatalogue({ document, ...rest });
}
