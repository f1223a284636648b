import { drawBand } from '../../model-json/features/documents/drawing/band';
import { COLOURS } from '../../model-json/features/documents/drawing/colours';
import { Sheet } from '../../model-json/features/documents/drawing/Sheet';
import { rule } from '../../model-json/features/documents/drawing/table';
import type { SheetPlace } from './SheetPlace';

/** Day of the sheets' last change in wording or layout, printed on them. */
const DAY = '2026-11-27';

/** A sheet with its header band, and boxes for the customer's details. */
export function blankSheet({ language, words }: SheetPlace, title: string, head: readonly string[]): Sheet {
  const sheet = new Sheet({ title, author: 'Ventora', language, modified: DAY });
  drawBand(sheet, title, words.fillIn, 'H1');
  const room = sheet.width / 2;
  head.forEach((label, index) => {
    const x = sheet.left + (index % 2) * room;
    const y = sheet.y + Math.floor(index / 2) * 34;
    sheet.tag('P', () => sheet.write(label, x, y, room, { size: 7.5, font: 'bold', colour: COLOURS.soft }));
    lineAt(sheet, x, y + 28, index % 2 === 0 ? room - 14 : room);
  });
  sheet.y += Math.ceil(head.length / 2) * 34 + 14;
  return sheet;
}

/** A line to write on. */
export function lineAt(sheet: Sheet, x: number, y: number, width: number): void {
  const before = sheet.y;
  sheet.y = y;
  rule(sheet, x, width, COLOURS.soft, 0.5);
  sheet.y = before;
}

/** Numbers the pages and returns the file. */
export function ended(sheet: Sheet, { words }: SheetPlace): Promise<Buffer> {
  sheet.onEachPage((page, count) => {
    const y = sheet.doc.page.height - 34;
    const style = { size: 7, colour: COLOURS.soft } as const;
    sheet.write('Ventora', sheet.left, y, 100, style);
    sheet.write(words.page(page, count), sheet.left, y, sheet.width, { ...style, align: 'right' });
  });
  return sheet.end();
}
