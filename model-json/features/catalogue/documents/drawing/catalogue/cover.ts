import { catalogueWords } from '../../../../../../shared/features/catalogue/api/words';
import type { CatalogueBook } from '../../models/SiteDocument';
import { COLOURS, type Drawing, drawLogo, type Sheet } from '../../../../documents/api/drawing';
import { drawPicture } from '../family-picture';

/** The cover: title, maker and year. */
export function drawCover(sheet: Sheet, { document, pictures, origin }: Drawing<CatalogueBook>): void {
  const { doc, left, width } = sheet;
  const { language, modified, products, picture, chapters } = document;
  const words = catalogueWords(language).documentSheet;
  const page = doc.page;
  const families = chapters.reduce((sum, chapter) => sum + chapter.families.length, 0);
  sheet.decorate(() => doc.rect(0, 0, page.width, page.height).fill(COLOURS.darkBlue));
  drawLogo(sheet, left, 54, 44, 'dark');
  sheet.y = 150;
  sheet.paragraph(words.catalogueOf(modified.slice(0, 4)), {
    tag: 'H1',
    font: 'display',
    size: 50,
    colour: COLOURS.white,
    after: 10,
  });
  sheet.paragraph(words.catalogueLead(products, families), {
    size: 14,
    colour: COLOURS.softOnDark,
    width: width * 0.75,
    lineGap: 4,
  });
  const height = page.width * 0.62;
  const top = page.height - height - 92;
  sheet.decorate(() => doc.rect(0, top - 6, page.width, 6).fill(COLOURS.yellow));
  const file = picture && pictures[picture];
  if (file) drawPicture(sheet, { x: 0, y: top, width: page.width, height }, { file, alt: document.site });
  const address = origin + document.address;
  const place = { x: left, y: page.height - 56, width };
  const style = { size: 10, colour: COLOURS.white };
  sheet.tagLink('P', address.replace(/^https?:\/\//, ''), { link: address }, place, style);
}
