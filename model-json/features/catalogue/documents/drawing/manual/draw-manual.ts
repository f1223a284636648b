import { catalogueWords } from '../../../../../../shared/features/catalogue/api/words';
import type { Manual } from '../../models/SiteDocument';
import {
  bullets,
  COLOURS,
  drawBand,
  drawImprint,
  type Drawing,
  heading,
  Sheet,
  table,
} from '../../../../documents/api/drawing';
import { drawPicture } from '../family-picture';
import { productTable } from '../product-table';
import { connectedIn, drawElectrics } from './electrics';
import { drawRecord } from './record';
import { drawServiceParts } from './service-parts';
import { drawSiting } from './siting';

const DRAWING = { width: 150, height: 112 };

/** How to install, operate and maintain machines, and the pages to hang up next to them. */
export async function drawManual({ document, origin }: Drawing<Manual>): Promise<Buffer> {
  const { language, site, modified, title, families, purpose, disposal, machines } = document;
  const messages = catalogueWords(language);
  const words = messages.documentSheet;
  const type = messages.documentTypes.manual ?? 'manual';
  const sheet = new Sheet({ title: `${title}: ${type}`, subject: purpose, author: site, language, modified });
  drawBand(sheet, type, families.join(', '));
  drawOpening(sheet, document);
  part(sheet, words.safety, () => bullets(sheet, document.safety), document.safety);
  part(sheet, words.installation, () => bullets(sheet, document.installation), document.installation);
  part(sheet, words.siting.title, () => drawSiting(sheet, document), machines);
  part(sheet, words.wiring.title, () => drawElectrics(sheet, document), connectedIn(document));
  part(sheet, words.startUp, () => bullets(sheet, document.startUp, { marks: '1.' }), document.startUp);
  if (machines.length > 0) drawRecord(sheet, language);
  part(sheet, words.operation, () => bullets(sheet, document.operation), document.operation);
  part(
    sheet,
    words.maintenance,
    () =>
      lines(sheet, document.maintenance, [
        { title: words.when, share: 1 },
        { title: words.work, share: 3 },
      ]),
    document.maintenance,
  );
  part(
    sheet,
    words.serviceParts,
    () => drawServiceParts(sheet, document),
    machines.flatMap(({ parts }) => parts),
  );
  part(
    sheet,
    words.troubleshooting,
    () =>
      lines(sheet, document.troubleshooting, [
        { title: words.fault, share: 1 },
        { title: words.cause, share: 1.2 },
        { title: words.remedy, share: 1.6 },
      ]),
    document.troubleshooting,
  );
  if (disposal) part(sheet, words.disposal, () => sheet.paragraph(disposal), [disposal]);
  part(sheet, words.technicalData, () => productTable(sheet, { ...document, origin }), document.rows);
  drawImprint(sheet, document, origin);
  return sheet.end();
}

function drawOpening(sheet: Sheet, manual: Manual): void {
  const { title, families, familyId, purpose, language, rows } = manual;
  const words = catalogueWords(language).documentSheet;
  const top = sheet.y;
  const width = sheet.width - DRAWING.width - 24;
  drawPicture(
    sheet,
    { x: sheet.left + width + 24, y: top, ...DRAWING },
    { familyId, alt: families.join(', ') },
  );
  sheet.paragraph(title, {
    tag: 'H1',
    font: 'display',
    size: 26,
    colour: COLOURS.darkBlue,
    width,
    lineGap: 0,
  });
  sheet.paragraph(words.forFamily(families.join(', ')), { size: 9, colour: COLOURS.soft, width, after: 10 });
  const isForExperts = rows.some(({ figures }) =>
    figures.some(({ name }) => name === 'voltage' || name === 'tankVolume'),
  );
  const warning = isForExperts ? `${words.keepManual} ${words.qualifiedOnly}` : words.keepManual;
  sheet.paragraph(warning, { font: 'bold', size: 9, width, after: 4 });
  sheet.y = Math.max(sheet.y, top + DRAWING.height) + 14;
  if (purpose) part(sheet, words.purpose, () => sheet.paragraph(purpose, { size: 9 }), [purpose]);
}

function part(sheet: Sheet, title: string, draw: () => void, content: readonly unknown[]): void {
  if (content.length === 0) return;
  heading(sheet, title, { size: 15, keep: 60, after: 5 });
  draw();
  sheet.y += 10;
}

const lines = (
  sheet: Sheet,
  rows: readonly (readonly string[])[],
  columns: readonly { readonly title: string; readonly share: number }[],
): void =>
  table(sheet, {
    columns: columns.map((column, index) => ({ ...column, isBold: index === 0 })),
    rows: rows.map((row) => columns.map((_, index) => row[index] ?? '')),
    size: 8.5,
  });
