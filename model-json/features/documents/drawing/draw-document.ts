import { drawCatalogue } from './catalogue/draw-catalogue';
import { drawDataSheet } from './data-sheet/draw-data-sheet';
import type { Drawing } from './Drawing';
import { drawManual } from './manual/draw-manual';

/** The PDF of a document. The same drawing gives the same bytes. */
export async function drawDocument({ document, ...rest }: Drawing): Promise<Buffer> {
  if (document.type === 'data-sheet') return drawDataSheet({ document, ...rest });
  if (document.type === 'manual') return drawManual({ document, ...rest });
  return drawCatalogue({ document, ...rest });
}
