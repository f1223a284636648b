import { COLOURS } from './colours';
import type { Sheet, Structure, TextStyle } from './Sheet';

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
  /** Called before each row is drawn, when it is known on which page it stands. */
  readonly onRow?: (index: number) => void;
}

const PAD = 4;
const HEAD: TextStyle = { font: 'bold', size: 7, colour: COLOURS.soft, lineGap: 0 };

/** A table with hairlines between its rows; its head is repeated where it runs on. */
export function table(
  sheet: Sheet,
  { columns, rows, size = 8, x = sheet.left, width = sheet.width, onRow }: TableOptions,
): void {
  const total = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => (width * share) / total);
  const styles = columns.map(({ align = 'left', isBold }): TextStyle => ({
    size,
    align,
    font: isBold ? 'bold' : 'body',
    tabular: align === 'right',
    lineGap: 0.5,
  }));
  const heightOf = (cells: readonly (Cell | string)[]) =>
    Math.max(...cells.map((cell, i) => sheet.height(textOf(cell), widths[i]! - PAD, styles[i]))) + PAD * 1.6;
  const titles = columns.map(({ title }) => title);
  const headHeight =
    Math.max(...titles.map((title, i) => sheet.height(title, widths[i]! - PAD, HEAD))) + PAD * 1.6;

  const row = (
    parent: Structure,
    cells: readonly (Cell | string)[],
    height: number,
    styleAt: (index: number) => TextStyle,
    type: 'TH' | 'TD',
  ): void => {
    const line = sheet.doc.struct('TR');
    parent.add(line);
    let at = x;
    cells.forEach((cell, i) => {
      const [left, room] = [at, widths[i]! - PAD];
      const link = typeof cell === 'string' ? undefined : cell.link;
      const style = { ...styleAt(i), ...(link && { link }) };
      sheet.tag(
        type === 'TH' || i > 0 ? type : 'TH',
        () =>
          sheet.write(
            textOf(cell),
            left + (style.align === 'right' ? PAD : 0),
            sheet.y + PAD * 0.8,
            room,
            style,
          ),
        {},
        line,
      );
      at += widths[i]!;
    });
    line.end();
    sheet.y += height;
  };
  const head = (parent: Structure): void => {
    row(parent, titles, headHeight, (i) => ({ ...HEAD, align: columns[i]!.align ?? 'left' }), 'TH');
    rule(sheet, x, width, COLOURS.darkBlue, 0.8);
  };

  sheet.within('Table', () => {
    const parent = sheet.structure;
    sheet.ensure(headHeight + (rows[0] ? heightOf(rows[0]) : 0));
    head(parent);
    rows.forEach((cells, index) => {
      const height = heightOf(cells);
      if (sheet.y + height > sheet.bottom) {
        sheet.newPage();
        head(parent);
      }
      onRow?.(index);
      row(parent, cells, height, (i) => styles[i]!, 'TD');
      rule(sheet, x, width, COLOURS.line, 0.4);
    });
  });
}

/** A line across a column at the height of the next part. */
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
