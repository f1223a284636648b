import { COLOURS } from './colours';
import type { Sheet, Structure, TagOptions, TextStyle } from './Sheet';

export interface Column {
  readonly title: string;
  /** Share of the width. */
  readonly share: number;
  readonly align?: 'left' | 'right';
  readonly isBold?: boolean;
}

export interface Cell {
  readonly text: string;
  readonly link?: string | undefined;
}

export interface TableOptions {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly (Cell | string)[])[];
  /** @default 8 */
  readonly size?: number;
  readonly x?: number;
  readonly width?: number;
  /** Called before each row is drawn, once its page is known. */
  readonly onRow?: (index: number) => void;
}

const PAD = 4;
const HEAD: TextStyle = { font: 'bold', size: 7, colour: COLOURS.soft, lineGap: 0 };

/** A table with hairlines between its rows; its head is repeated after a page break. */
export function table(sheet: Sheet, options: TableOptions): void {
  const { rows, x = sheet.left, width = sheet.width, onRow } = options;
  const columns = placed(options, x, width);
  const titles = columns.map(({ title }) => title);
  const headHeight = heightOf(sheet, titles, columns, 'head');
  const head = (parent: Structure): void => {
    drawRow(sheet, parent, titles, columns, 'head');
    sheet.y += headHeight;
    rule(sheet, x, width, COLOURS.darkBlue, 0.8);
  };
  sheet.within('Table', () => {
    const parent = sheet.structure;
    sheet.ensure(headHeight + (rows[0] ? heightOf(sheet, rows[0], columns, 'body') : 0));
    head(parent);
    rows.forEach((cells, index) => {
      const height = heightOf(sheet, cells, columns, 'body');
      if (sheet.y + height > sheet.bottom) {
        sheet.newPage();
        head(parent);
      }
      onRow?.(index);
      drawRow(sheet, parent, cells, columns, 'body');
      sheet.y += height;
      rule(sheet, x, width, COLOURS.line, 0.4);
    });
  });
}

/** A column with its position on the page. */
interface PlacedColumn {
  readonly title: string;
  readonly left: number;
  /** Width of its text. */
  readonly room: number;
  readonly head: TextStyle;
  readonly body: TextStyle;
}

type Part = 'head' | 'body';
type Cells = readonly (Cell | string)[];

function placed({ columns, size = 8 }: TableOptions, x: number, width: number): PlacedColumn[] {
  const total = columns.reduce((sum, { share }) => sum + share, 0);
  let left = x;
  return columns.map(({ title, share, align = 'left', isBold }) => {
    const own = (width * share) / total;
    const column: PlacedColumn = {
      title,
      left,
      room: own - PAD,
      head: { ...HEAD, align },
      body: { size, align, font: isBold ? 'bold' : 'body', tabular: align === 'right', lineGap: 0.5 },
    };
    left += own;
    return column;
  });
}

function heightOf(sheet: Sheet, cells: Cells, columns: readonly PlacedColumn[], part: Part): number {
  const heights = columns.map((column, index) =>
    sheet.height(textOf(cells[index] ?? ''), column.room, column[part]),
  );
  return Math.max(...heights) + PAD * 1.6;
}

/** The first cell of a row is its header. */
function drawRow(
  sheet: Sheet,
  parent: Structure,
  cells: Cells,
  columns: readonly PlacedColumn[],
  part: Part,
): void {
  const line = sheet.doc.struct('TR');
  parent.add(line);
  columns.forEach((column, index) => {
    const cell = cells[index];
    if (cell === undefined) return;
    const link = typeof cell === 'string' ? undefined : cell.link;
    const style = column[part];
    const [x, y] = [column.left + (style.align === 'right' ? PAD : 0), sheet.y + PAD * 0.8];
    const options: TagOptions = {
      ...(part === 'head' ? { scope: 'Column' } : index === 0 && { scope: 'Row' }),
    };
    const type = options.scope ? 'TH' : 'TD';
    const [text, room] = [textOf(cell), column.room];
    if (link) sheet.tagLink(type, text, { link }, { x, y, width: room }, style, options, line);
    else sheet.tag(type, () => sheet.write(text, x, y, room, style), options, line);
  });
  line.end();
}

/** A line across a column at the position of the next part. */
export function rule(sheet: Sheet, x: number, width: number, colour: string, thickness: number): void {
  sheet.decorate(() =>
    sheet.doc
      .moveTo(x, sheet.y)
      .lineTo(x + width, sheet.y)
      .lineWidth(thickness)
      .strokeColor(colour)
      .stroke(),
  );
}

const textOf = (cell: Cell | string): string => (typeof cell === 'string' ? cell : cell.text);
