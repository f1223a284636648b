import { formatDay } from '../../../../../shared/dates/format-date';
import { catalogueWords } from '../../../../../shared/features/catalogue/api/words';
import { COLOURS, drawLogo, type Sheet } from '../../../documents/api/drawing';
import type { CadDocument } from '../CadDocument';
import { MM } from './draw-plan';
import type { Plan, Spot } from './Plan';
import { drawProjectionSymbol } from './projection-symbol';
import { scaleText } from './scale-text';

/** Millimetres. */
export const TITLE_BLOCK = { width: 72, height: 50 } as const;

/** Company, product, order number, scale, projection, units, date and revision (ISO 7200). @param corner its top left, mm */
export function drawTitleBlock(sheet: Sheet, document: CadDocument, plan: Plan, corner: Spot): void {
  const { doc } = sheet;
  const { documentSheet, documentTypes } = catalogueWords(document.language);
  const words = documentSheet.dimensions;
  const [left, top] = [corner[0] * MM, corner[1] * MM];
  const [width, row] = [TITLE_BLOCK.width * MM, 9 * MM];
  const half = width / 2;
  const height = TITLE_BLOCK.height * MM;
  const rows = [14 * MM, 14 * MM + row, 14 * MM + 2 * row, 14 * MM + 3 * row] as const;
  sheet.decorate(() => {
    doc
      .lineWidth(0.35 * MM)
      .strokeColor('#111820')
      .rect(left, top, width, height)
      .stroke();
    doc.lineWidth(0.13 * MM);
    for (const y of rows) doc.moveTo(left, top + y).lineTo(left + width, top + y);
    doc
      .moveTo(left + half, top + 14 * MM)
      .lineTo(left + half, top + rows[3])
      .stroke();
    drawProjectionSymbol(doc, plan.isThirdAngle, [
      left + width - 15 * MM,
      top + 14 * MM + 2.5 * row + 0.8 * MM,
    ]);
  });
  drawLogo(sheet, left + width - 27 * MM, top + 2.5 * MM, 4.2 * MM, 'light');
  const kind = documentTypes.dimensions ?? '';
  sheet.tag('H1', () =>
    sheet.write(document.name, left + 2 * MM, top + 1.8 * MM, width - 31 * MM, {
      font: 'display',
      size: 11,
      colour: COLOURS.darkBlue,
      lineGap: 0,
    }),
  );
  sheet.tag('P', () =>
    sheet.write(
      [kind, document.kind].filter(Boolean).join(' · '),
      left + 2 * MM,
      top + 8.6 * MM,
      width - 4 * MM,
      { size: 7, colour: COLOURS.soft, lineGap: 0 },
    ),
  );
  const day = formatDay(new Date(document.modified), document.language);
  const cells: readonly (readonly [string, string])[] = [
    [words.orderNumber, document.facts.sku],
    [words.scale, scaleText(plan.scale)],
    [words.date, day],
    [words.revision, document.revision],
    [words.units, 'mm'],
    [words.projection, plan.isThirdAngle ? words.thirdAngle : words.firstAngle],
  ];
  cells.forEach(([label, value], index) => {
    const x = left + (index % 2) * half + 2 * MM;
    const y = top + 14 * MM + Math.floor(index / 2) * row + 1 * MM;
    sheet.tag('P', () => {
      sheet.write(`${label}`, x, y, half - 3 * MM, { size: 5.5, colour: COLOURS.soft, lineGap: 0 });
      sheet.write(value, x, y + 2.8 * MM, half - 3 * MM, {
        size: index === cells.length - 1 ? 6.5 : 8.5,
        font: 'bold',
        lineGap: 0,
      });
    });
  });
  sheet.tag('P', () =>
    sheet.write(`${document.site}. ${words.note}`, left + 2 * MM, top + rows[3] + 1 * MM, width - 4 * MM, {
      size: 5.8,
      colour: COLOURS.soft,
      lineGap: 0.5,
    }),
  );
}
