import { catalogueWords } from '../../../../../../shared/features/catalogue/api/words';
import type { DataSheet } from '../../models/SiteDocument';
import { drawBand, drawImprint, type Drawing, Sheet } from '../../../../documents/api/drawing';
import { drawDimensionPage } from './dimensions';
import { drawFacts } from './facts';
import { factsOf } from './facts-of';
import { drawOpening } from './opening';
import { drawParts } from './parts';
import { drawSupply } from './supply';
import { drawVersions } from './versions';

/** The data sheet of a product: what it is, its figures, how to order it, its dimensions. */
export async function drawDataSheet(drawing: Drawing<DataSheet>): Promise<Buffer> {
  const { document, origin } = drawing;
  const { name, kind, language, modified, site, sku, versions, lead, description } = document;
  const messages = catalogueWords(language);
  const type = messages.documentTypes['data-sheet'] ?? 'data-sheet';
  const sheet = new Sheet({
    title: `${name}: ${type}`,
    subject: description ?? lead ?? kind,
    author: site,
    language,
    modified,
    facts: factsOf(document, origin, type),
  });
  const numbers = versions.length > 0 ? versions.map((version) => version.sku) : [sku];
  drawBand(sheet, type, numbers.slice(0, 3).join('   '));
  drawOpening(sheet, drawing);
  drawFacts(sheet, document);
  drawSupply(sheet, document);
  drawVersions(sheet, document);
  drawParts(sheet, document);
  sheet.paragraph(messages.documentSheet.reserve, { size: 7, colour: '#526074' });
  await drawDimensionPage(sheet, drawing);
  drawImprint(sheet, document, origin);
  return sheet.end();
}
