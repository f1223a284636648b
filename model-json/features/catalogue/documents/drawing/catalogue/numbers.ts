import { catalogueWords } from '../../../../../../shared/features/catalogue/api/words';
import type { CatalogueBook } from '../../models/SiteDocument';
import { heading, type Sheet } from '../../../../documents/api/drawing';
import type { PageNumbers } from './PageNumbers';

const [COLUMNS, GAP, LINE] = [3, 22, 11.5];
const STYLE = { size: 7.5, tabular: true } as const;

/** The index: each order number with the product's name and page. */
export function drawNumbers(sheet: Sheet, { chapters, language }: CatalogueBook, pages: PageNumbers): void {
  const rows = chapters
    .flatMap(({ families }) => families.flatMap((family) => family.rows))
    .toSorted((a, b) => a.sku.localeCompare(b.sku, 'en'));
  const title = catalogueWords(language).documentSheet.indexOfNumbers;
  sheet.newPage();
  pages.mark('index');
  sheet.doc.outline.addItem(title);
  heading(sheet, title, { tag: 'H1', size: 26, after: 12 });
  const width = (sheet.width - GAP * (COLUMNS - 1)) / COLUMNS;
  let [column, top] = [0, sheet.y];
  for (const { sku, name } of rows) {
    if (sheet.y + LINE > sheet.bottom) {
      column += 1;
      if (column === COLUMNS) {
        column = 0;
        sheet.newPage();
        top = sheet.y;
      }
      sheet.y = top;
    }
    const x = sheet.left + column * (width + GAP);
    const shown = fitted(sheet, name, width - 52 - 18);
    sheet.tagLink('P', sku, { goTo: sku }, { x, y: sheet.y, width: 52 }, { ...STYLE, font: 'bold' });
    sheet.tag('P', () => {
      sheet.write(shown, x + 52, sheet.y, width - 52 - 18, STYLE);
      sheet.write(pages.of(sku), x + width - 18, sheet.y, 18, { ...STYLE, align: 'right' });
    });
    sheet.y += LINE;
  }
}

/** Shortens a name to fit on a line. */
function fitted(sheet: Sheet, name: string, width: number): string {
  let shown = name;
  while (shown.length > 4 && sheet.widthOf(shown, STYLE) > width - 2)
    shown = `${shown.slice(0, -2).trimEnd()}…`;
  return shown;
}
