import { table } from '../../model-json/features/documents/drawing/table';
import { heading } from '../../model-json/features/documents/drawing/section';
import type { Resource } from '../../model-json/core/repository/Resource';
import { blankSheet, ended, lineAt } from './blank';
import type { SheetPlace } from './SheetPlace';

/** Widths of the columns to write in, relative to each other. */
const SHARES = [1, 0.8, 2.6, 2.2, 1.4];

/** Height of a row to write in. */
const ROW = 26;

/** The intervals of the after-sales page, and rows to record the work done. */
export function drawServiceLog(place: SheetPlace): Promise<Buffer> {
  const { words } = place;
  const sheet = blankSheet(place, words.log, words.logHead);
  const intervals = 'after-sales/jcr:content/root/main/intervals';
  const node = place.at(`${intervals}/table`);
  heading(sheet, String(place.at(`${intervals}/title`).properties['jcr:title']));
  table(sheet, {
    columns: named(node, 'columns').map(({ properties }, index) => ({
      title: String(properties['title']),
      share: index === 0 ? 2 : 1.4,
    })),
    rows: named(node, 'rows').map(cellsOf),
    size: 8.5,
  });
  sheet.y += 3;
  sheet.paragraph(String(node.properties['caption']), { size: 7.5, colour: '#526074', after: 14 });
  heading(sheet, words.log);
  rows(place, sheet);
  return ended(sheet, place);
}

/** As many as fit on the sheet, plus a page. */
function rows({ words }: SheetPlace, sheet: ReturnType<typeof blankSheet>): void {
  const columns = words.logColumns.map((title, index) => ({ title, share: SHARES[index] ?? 1 }));
  for (const page of [1, 2]) {
    if (page === 2) sheet.newPage();
    table(sheet, { columns, rows: [] });
    for (sheet.y += ROW; sheet.y < sheet.bottom - 6; sheet.y += ROW)
      lineAt(sheet, sheet.left, sheet.y, sheet.width);
  }
}

function cellsOf({ properties: { cells } }: Resource): readonly string[] {
  return Array.isArray(cells) ? cells.map(String) : [];
}

const named = (node: Resource, name: string): readonly Resource[] => [
  ...(node.children.get(name)?.children.values() ?? []),
];
