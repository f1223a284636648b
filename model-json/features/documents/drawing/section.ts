import { COLOURS } from './colours';
import type { Sheet } from './Sheet';

export interface HeadingOptions {
  readonly tag?: 'H1' | 'H2' | 'H3';
  readonly size?: number;
  readonly x?: number;
  readonly width?: number;
  /** Space to leave for what follows, in points. */
  readonly keep?: number;
  readonly after?: number;
}

/** A heading kept together with what follows it. */
export function heading(
  sheet: Sheet,
  text: string,
  { tag = 'H2', size = 13, x = sheet.left, width = sheet.width, keep = 40, after = 4 }: HeadingOptions = {},
): void {
  const style = { font: 'display', size, colour: COLOURS.darkBlue, lineGap: 0 } as const;
  sheet.ensure(sheet.height(text, width, style) + keep);
  sheet.paragraph(text, { ...style, tag, x, width, after });
}

/** A bulleted list. */
export function bullets(
  sheet: Sheet,
  lines: readonly string[],
  {
    x = sheet.left,
    width = sheet.width,
    size = 8.5,
    marks = '•',
  }: { x?: number; width?: number; size?: number; marks?: '•' | '1.' } = {},
): void {
  const indent = marks === '•' ? 9 : 16;
  sheet.within('L', () => {
    lines.forEach((line, index) => {
      const height = sheet.height(line, width - indent, { size });
      sheet.ensure(height);
      sheet.within('LI', () => {
        const mark = marks === '•' ? '•' : `${index + 1}.`;
        sheet.tag('Lbl', () =>
          sheet.write(mark, x, sheet.y, indent, { size, font: 'bold', colour: COLOURS.blue }),
        );
        sheet.tag('LBody', () => sheet.write(line, x + indent, sheet.y, width - indent, { size }));
      });
      sheet.y += height + 2.5;
    });
  });
  sheet.y += 5;
}
