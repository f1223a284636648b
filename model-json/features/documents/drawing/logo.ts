import { readFileSync } from 'node:fs';
import path from 'node:path';
import { COLOURS } from './colours';
import type { Sheet } from './Sheet';
import { APP_ID, APP_TITLE } from '../../../../shared/addresses/app';

const SVG = readFileSync(
  path.join(__dirname, `../../../sites/${APP_ID}/dam/${APP_ID}/brand/logo.svg`),
  'utf8',
);
const PATHS = [...SVG.matchAll(/<path fill="([^"]+)"(?: fill-rule="(\w+)")? d="([^"]+)"/g)].map(
  ([, fill = '', rule, line = '']) => ({ fill, isEvenOdd: rule === 'evenodd', line }),
);
const [WIDTH, HEIGHT] = [387, 80];

/** The brand's logo; its dark parts are white on a dark background. */
export function drawLogo(sheet: Sheet, x: number, y: number, height: number, ground: 'dark' | 'light'): void {
  const { doc } = sheet;
  const scale = height / HEIGHT;
  const draw = () => {
    doc.save().translate(x, y).scale(scale);
    for (const { fill, isEvenOdd, line } of PATHS) {
      const colour = ground === 'dark' && fill !== '#FFC400' ? COLOURS.white : fill;
      doc.path(line).fill(colour, isEvenOdd ? 'even-odd' : 'non-zero');
    }
    doc.restore();
  };
  sheet.tag('Figure', draw, { alt: APP_TITLE });
}

/** Width of the logo for a height. */
export const logoWidth = (height: number): number => (height * WIDTH) / HEIGHT;
