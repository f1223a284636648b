import { formatDay } from '../../../../shared/dates/format-date';
import { documentWords } from '../../../../shared/features/documents/api/words';
import type { PageDocument } from '../PageDocument';
import { COLOURS } from './colours';
import type { Sheet, TextStyle } from './Sheet';

const SMALL = { size: 7, colour: COLOURS.soft } satisfies TextStyle;

/** The foot of each page: the document's address, date and page number. */
export function drawImprint(sheet: Sheet, document: PageDocument, origin: string, fromPage = 1): void {
  const words = documentWords(document.language);
  const address = origin + document.address;
  const shown = address.replace(/^https?:\/\//, '');
  const day = formatDay(new Date(document.modified), document.language);
  sheet.onEachPage((page, count) => {
    if (page < fromPage) return;
    const { doc, left, width } = sheet;
    const y = doc.page.height - 34;
    doc
      .moveTo(left, y - 6)
      .lineTo(left + width, y - 6)
      .lineWidth(0.5)
      .strokeColor(COLOURS.line)
      .stroke();
    const half = width * 0.5;
    const size = fitting(sheet, shown, half);
    sheet.write(shown, left, y + (SMALL.size - size) / 2, half + 6, { size, colour: COLOURS.blue });
    sheet.write(words.revisionOf(document.revision, day), left + half, y, width - half - 70, {
      ...SMALL,
      align: 'right',
    });
    sheet.write(words.pageOf(page, count), left + width - 70, y, 70, { ...SMALL, align: 'right' });
  });
}

/** The size at which an address fits on one line: with a line break, it cannot be typed. */
const fitting = (sheet: Sheet, text: string, width: number): number =>
  Math.min(SMALL.size, (SMALL.size * width) / sheet.widthOf(text, SMALL));
