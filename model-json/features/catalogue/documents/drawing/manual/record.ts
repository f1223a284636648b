import { catalogueWords } from '../../../../../../shared/features/catalogue/api/words';
import { COLOURS, heading, rule, type Sheet } from '../../../../documents/api/drawing';

const LINE = 21;
/** Share of the width for the blanks. */
const LABEL = 0.45;

/** The commissioning record to fill in by hand, on one page. */
export function drawRecord(sheet: Sheet, language: string): void {
  const { title, lines } = catalogueWords(language).documentSheet.record;
  heading(sheet, title, { size: 15, keep: lines.length * LINE, after: 6 });
  for (const line of lines) {
    sheet.tag('P', () =>
      sheet.write(line, sheet.left, sheet.y + 8, sheet.width * LABEL, { size: 8.5, colour: COLOURS.soft }),
    );
    sheet.y += LINE;
    rule(sheet, sheet.left, sheet.width, COLOURS.line, 0.5);
  }
  sheet.y += 12;
}
