import { catalogueWords } from '../../../../../../shared/features/catalogue/api/words';
import type { CatalogueBook, CatalogueChapter, CatalogueFamily } from '../../models/SiteDocument';
import { COLOURS, type Drawing, heading, type Sheet } from '../../../../documents/api/drawing';
import { drawPicture } from '../family-picture';
import { productTable } from '../product-table';
import type { PageNumbers } from './PageNumbers';

const BAND = 84;
const PICTURE = { width: 132, height: 99 };

/** A product line: its name across the page, then its families. */
export function drawChapter(
  sheet: Sheet,
  chapter: CatalogueChapter,
  drawing: Drawing<CatalogueBook>,
  pages: PageNumbers,
): void {
  const { name, description, id, families } = chapter;
  sheet.onNewPage = () => {};
  sheet.newPage();
  const { doc, left, width } = sheet;
  pages.mark(`chapter ${id}`);
  const outline = doc.outline.addItem(name);
  sheet.decorate(() => {
    doc.rect(0, 0, doc.page.width, BAND).fill(COLOURS.darkBlue);
    doc.rect(0, BAND, doc.page.width, 3).fill(COLOURS.yellow);
  });
  sheet.tag('H1', () =>
    sheet.write(name, left, 24, width, { font: 'display', size: 26, colour: COLOURS.white }),
  );
  if (description)
    sheet.tag('P', () =>
      sheet.write(description, left, 58, width, { size: 9.5, colour: COLOURS.softOnDark }),
    );
  sheet.y = BAND + 24;
  sheet.onNewPage = () => drawRunningHead(sheet, name);
  families.forEach((family, index) => {
    if (index > 0) sheet.y += 22;
    drawFamily(sheet, family, drawing, pages, families.length > 1);
    if (families.length > 1) outline.addItem(family.name);
  });
  sheet.onNewPage = () => {};
}

function drawFamily(
  sheet: Sheet,
  family: CatalogueFamily,
  { document, pictures, origin }: Drawing<CatalogueBook>,
  pages: PageNumbers,
  isTitled: boolean,
): void {
  const { language, units } = document;
  const { id, name, description, picture, rows, columns } = family;
  // Keeps the picture, the head and the first rows together.
  sheet.ensure(PICTURE.height + 90);
  pages.mark(id);
  const top = sheet.y;
  drawPicture(
    sheet,
    { x: sheet.left + sheet.width - PICTURE.width, y: top, ...PICTURE },
    { file: picture && pictures[picture], familyId: id, alt: name },
  );
  const width = sheet.width - PICTURE.width - 24;
  if (isTitled) heading(sheet, name, { size: 17, width, keep: 0 });
  if (description) sheet.paragraph(description, { size: 9.5, lineGap: 2, width });
  const { catalogueReader } = catalogueWords(language);
  sheet.paragraph(catalogueReader.productsAndVersions(rows.length), { size: 8, colour: COLOURS.soft, width });
  sheet.y = Math.max(sheet.y, top + PICTURE.height + 8);
  productTable(sheet, { columns, rows, language, units, origin, onRow: (sku) => pages.mark(sku) });
}

function drawRunningHead(sheet: Sheet, name: string): void {
  const { doc, left, width } = sheet;
  sheet.decorate(() => {
    sheet.write(name, left, 22, width, { font: 'display', size: 8.5, colour: COLOURS.soft, align: 'right' });
    doc.rect(left + width - 24, 36, 24, 2).fill(COLOURS.yellow);
  });
  sheet.y = sheet.top + 4;
}
