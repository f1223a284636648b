import { catalogueWords } from '../../../../../../shared/features/catalogue/api/words';
import type { DataSheet } from '../../models/SiteDocument';
import { partName } from '../part-name';
import { heading, type Sheet, table } from '../../../../documents/api/drawing';

const GAP = 26;
/** Height of a heading with a table's head, and of a row. */
const [LEAST, ROW] = [32, 16];

/** Included parts and accessories, side by side if both are short enough for the page. */
export function drawParts(sheet: Sheet, { accessories, spareParts, language }: DataSheet): void {
  const messages = catalogueWords(language);
  const groups = [
    { title: messages.accessories, parts: accessories },
    { title: messages.spareParts, parts: spareParts },
  ].filter(({ parts }) => parts.length > 0);
  if (groups.length === 0) return;
  const most = Math.max(...groups.map(({ parts }) => parts.length));
  sheet.ensure(Math.min(LEAST + most * ROW, sheet.bottom - sheet.top));
  const isBeside = groups.length === 2 && sheet.y + LEAST + most * ROW <= sheet.bottom;
  const width = isBeside ? (sheet.width - GAP) / 2 : sheet.width;
  const top = sheet.y;
  let below = top;
  groups.forEach(({ title, parts }, index) => {
    const x = isBeside ? sheet.left + index * (width + GAP) : sheet.left;
    if (isBeside) sheet.y = top;
    heading(sheet, title, { size: 12, x, width });
    table(sheet, {
      columns: [
        { title: messages.documentSheet.product, share: 3 },
        { title: messages.orderNumber, share: 1.2, align: 'right' },
      ],
      rows: parts.map((part) => [partName(part, messages), part.sku]),
      x,
      width,
    });
    sheet.y += 12;
    below = Math.max(below, sheet.y);
  });
  sheet.y = below;
}
