import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Read once; every document embeds the glyphs it uses. */
export const FONTS = {
  body: read('barlow-400'),
  bold: read('barlow-600'),
  display: read('barlow-semi-condensed-600'),
};

export type FontName = keyof typeof FONTS;

function read(name: string): Buffer {
  return readFileSync(path.join(__dirname, 'fonts', `${name}.ttf`));
}
