import { configurator } from '../../../../shared/words/by-language/configurator';
import { dictionary } from '../../../../shared/words/dictionary';
import { withPressures } from '../../../../shared/measures/in-text';
import { catalogueWords } from '../../../../shared/features/catalogue/api/words';
import { figureRows } from '../../../../shared/features/catalogue/api/figure-rows';
import {
  bullets,
  COLOURS,
  drawBand,
  drawImprint,
  type Drawing,
  heading,
  Sheet,
  table,
} from '../../documents/api/drawing';
import { drawOnSheet } from './draw-on-sheet';
import type { Specification } from './Specification';

const wordsFor = dictionary(configurator);

/** The specification of a configuration: picture, options, order numbers and figures; tagged as PDF/UA-1 asks. */
export async function drawSpecification({ document, origin }: Drawing<Specification>): Promise<Buffer> {
  const { kind, language, modified, site, sku, options, parts, figures, units } = document;
  const name = withPressures(document.name, language, units);
  const words = wordsFor(language);
  const messages = catalogueWords(language);
  const sheet = new Sheet({
    title: `${name}: ${words.specification}`,
    subject: [kind, ...options].filter(Boolean).join('; '),
    author: site,
    language,
    modified,
  });
  drawBand(sheet, words.specification, sku);
  sheet.paragraph(name, { font: 'display', size: 26, colour: COLOURS.darkBlue, tag: 'H1', after: 2 });
  if (kind) sheet.paragraph(kind, { font: 'display', size: 11, colour: COLOURS.blue, after: 8 });
  drawOnSheet(sheet, document, words);
  if (options.length > 0) {
    heading(sheet, words.yours);
    bullets(sheet, options);
  }
  heading(sheet, words.parts);
  table(sheet, {
    columns: [
      { title: messages.documentSheet.product, share: 3.4 },
      { title: '', share: 3.6 },
      { title: messages.orderNumber, share: 1.2, align: 'right' },
    ].map((column) => ({
      ...column,
      title: column.title || words.note,
      align: column.align === 'right' ? ('right' as const) : ('left' as const),
    })),
    rows: parts.map((part) => [withPressures(part.name, language, units), part.note, part.sku]),
  });
  sheet.y += 12;
  heading(sheet, words.figures);
  table(sheet, {
    columns: [
      { title: messages.keyFigures, share: 2 },
      { title: words.value, share: 1, align: 'right' },
    ],
    rows: figureRows(figures, messages, language, {
      system: units,
      names: { ...messages.figureNames, purityClass: words.airClass },
    }).map(({ label, value }) => [label, value]),
    width: sheet.width * 0.62,
  });
  sheet.y += 12;
  drawAddress(sheet, origin + document.configuration, words.share);
  sheet.paragraph(words.scale, { size: 7.5, colour: COLOURS.soft });
  drawImprint(sheet, document, origin);
  return sheet.end();
}

/** Where the configuration can be opened again. */
function drawAddress(sheet: Sheet, address: string, title: string): void {
  heading(sheet, title, { size: 11 });
  const style = { size: 8, colour: COLOURS.blue } as const;
  const height = sheet.height(address, sheet.width, style);
  sheet.ensure(height);
  sheet.tagLink('P', address, { link: address }, { x: sheet.left, y: sheet.y, width: sheet.width }, style);
  sheet.y += height + 8;
}
