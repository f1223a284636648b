import { COLOURS } from './colours';
import { drawLogo } from './logo';
import type { Sheet } from './Sheet';

const HEIGHT = 58;

/**
 * The head of a document's first page: the logo and the kind of document.
 * @param tag `H1` if the kind is the document's title
 */
export function drawBand(sheet: Sheet, kind: string, detail: string, tag: 'P' | 'H1' = 'P'): void {
  const { doc, left, width } = sheet;
  sheet.decorate(() => {
    doc.rect(0, 0, doc.page.width, HEIGHT).fill(COLOURS.darkBlue);
    doc.rect(0, HEIGHT, doc.page.width, 3).fill(COLOURS.yellow);
  });
  drawLogo(sheet, left, 17, 25, 'dark');
  sheet.tag(tag, () =>
    sheet.write(kind, left + width / 2, 17, width / 2, {
      font: 'display',
      size: 13,
      colour: COLOURS.white,
      align: 'right',
    }),
  );
  sheet.tag('P', () =>
    sheet.write(detail, left + width / 2, 34, width / 2, {
      size: 8.5,
      colour: COLOURS.softOnDark,
      align: 'right',
    }),
  );
  sheet.y = HEIGHT + 3 + 26;
}
