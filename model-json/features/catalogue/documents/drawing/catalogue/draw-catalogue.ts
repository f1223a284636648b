import { catalogueWords } from '../../../../../../shared/features/catalogue/api/words';
import type { CatalogueBook } from '../../models/SiteDocument';
import { drawImprint, type Drawing, Sheet } from '../../../../documents/api/drawing';
import { drawChapter } from './chapter';
import { fillContents, reserveContents } from './contents';
import { drawCover } from './cover';
import { drawNumbers } from './numbers';
import { PageNumbers } from './PageNumbers';

/** The printed catalogue: cover, contents, a chapter for each line, an index; page numbers are links. */
export async function drawCatalogue(drawing: Drawing<CatalogueBook>): Promise<Buffer> {
  const { document, origin } = drawing;
  const { language, modified, site, chapters } = document;
  const { documentSheet } = catalogueWords(language);
  const title = `${site}: ${documentSheet.catalogueOf(modified.slice(0, 4))}`;
  const sheet = new Sheet({ title, author: site, language, modified });
  const pages = new PageNumbers(sheet);
  drawCover(sheet, drawing);
  const contents = reserveContents(sheet, document);
  for (const chapter of chapters) drawChapter(sheet, chapter, drawing, pages);
  drawNumbers(sheet, document, pages);
  fillContents(sheet, document, contents, pages);
  drawImprint(sheet, document, origin, 2);
  return sheet.end();
}
