import { catalogueWords } from '../../../../../../shared/features/catalogue/api/words';
import { inGroups } from '../../../../../../shared/features/catalogue/api/figure-groups';
import { figureRows } from '../../../../../../shared/features/catalogue/api/figure-rows';
import type { DataSheet } from '../../models/SiteDocument';
import { bullets, COLOURS, heading, rule, type Sheet } from '../../../../documents/api/drawing';

const GAP = 26;
/** The figures' share of the width. */
const FIGURES = 0.6;
const ROW = { size: 8.5, lineGap: 0.5 } as const;

/** All figures as on the product's page, next to the machine's uses and certificates. Figures that do not fit go on. */
export function drawFacts(sheet: Sheet, document: DataSheet): void {
  const top = sheet.y;
  const width = (sheet.width - GAP) * FIGURES;
  drawSide(sheet, document, { x: sheet.left + width + GAP, width: sheet.width - width - GAP });
  const [below, page] = [sheet.y, sheet.doc.page];
  sheet.y = top;
  drawFigures(sheet, document, width);
  sheet.y = (page === sheet.doc.page ? Math.max(below, sheet.y) : sheet.y) + 12;
}

function drawSide(
  sheet: Sheet,
  { language, madeFor, certificates, note }: DataSheet,
  side: { readonly x: number; readonly width: number },
): void {
  const messages = catalogueWords(language);
  if (madeFor.length > 0) {
    heading(sheet, messages.madeFor, { ...side, size: 12 });
    bullets(sheet, madeFor, side);
  }
  if (certificates.length > 0) {
    heading(sheet, messages.certificates, { ...side, size: 12 });
    bullets(sheet, certificates, side);
  }
  if (note) sheet.paragraph(note, { ...side, size: 8.5, colour: COLOURS.soft });
}

function drawFigures(sheet: Sheet, { figures, language, units }: DataSheet, width: number): void {
  if (figures.length === 0) return;
  const messages = catalogueWords(language);
  const names = { ...messages.figureNames, ...messages.sheetNames };
  const options = { names, sheet: true, system: units };
  heading(sheet, messages.keyFigures, { width, size: 12 });
  rule(sheet, sheet.left, width, COLOURS.darkBlue, 0.8);
  const label = width * 0.58;
  sheet.within('Table', () => {
    const rows = inGroups(figureRows(figures, messages, language, options)).flatMap((group) => group.rows);
    for (const row of rows) {
      const value = width - label - 6;
      const height = Math.max(sheet.height(row.label, label, ROW), sheet.height(row.value, value, ROW)) + 6;
      sheet.ensure(height);
      sheet.within('TR', () => {
        sheet.tag(
          'TH',
          () => sheet.write(row.label, sheet.left, sheet.y + 3, label, { ...ROW, colour: COLOURS.soft }),
          { scope: 'Row' },
        );
        sheet.tag('TD', () =>
          sheet.write(row.value, sheet.left + label + 6, sheet.y + 3, value, {
            ...ROW,
            font: 'bold',
            align: 'right',
          }),
        );
      });
      sheet.y += height;
      rule(sheet, sheet.left, width, COLOURS.line, 0.4);
    }
  });
}
