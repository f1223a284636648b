import { letterOf } from '../../../../../shared/features/catalogue/api/letter-of';
import { catalogueWords } from '../../../../../shared/features/catalogue/api/words';
import { heading, type Sheet, table } from '../../../documents/api/drawing';
import { boundsOf } from '../shapes/bounds';
import type { Shape } from '../shapes/Shape';
import { millimetresIn } from './millimetres';

/** A column of a page, points, with the sizes of its heading and its text. */
export interface TableColumn {
  readonly x: number;
  readonly width: number;
  readonly headingSize: number;
  readonly size: number;
}

/** Where each connection is, by the letter that marks it in the drawing. */
export function connectionTable(
  sheet: Sheet,
  { connections, parts }: Shape,
  language: string,
  column: TableColumn,
): void {
  const words = catalogueWords(language).documentSheet.dimensions;
  const number = millimetresIn(language);
  const { from } = boundsOf(parts);
  titled(sheet, words.connections, column);
  table(sheet, {
    ...column,
    columns: [
      { title: words.mark, share: 0.8, isBold: true },
      { title: words.connection, share: 2.4 },
      { title: words.size, share: 1 },
      { title: words.fromLeft, share: 1, align: 'right' },
      { title: words.fromFront, share: 1, align: 'right' },
      { title: words.height, share: 1, align: 'right' },
    ],
    rows: connections.map(({ name, thread, at: [x, y, z] }, index) => [
      letterOf(index),
      words.roles[name],
      thread ?? '–',
      number(x - from[0]),
      number(y - from[1]),
      number(Math.max(0, z - from[2])),
    ]),
  });
}

/** Length, width and height. */
export function outsideTable(sheet: Sheet, { size }: Shape, language: string, column: TableColumn): void {
  const words = catalogueWords(language).documentSheet.dimensions;
  const [length = '', width = '', height = ''] = size.map(millimetresIn(language));
  titled(sheet, words.outside, column);
  table(sheet, {
    ...column,
    columns: [
      { title: words.outside, share: 3 },
      { title: 'mm', share: 2, align: 'right' },
    ],
    rows: [
      [words.lengthTitle, length],
      [words.widthTitle, width],
      [words.height, height],
    ],
  });
}

function titled(sheet: Sheet, text: string, { x, width, headingSize }: TableColumn): void {
  heading(sheet, text, { x, width, size: headingSize, keep: 20, after: 2 });
}
