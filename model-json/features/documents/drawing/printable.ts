/** Characters that the brand's fonts lack, as they are written without them. */
const WRITTEN: Readonly<Record<string, string>> = {
  '\u202f': '\u00a0',
  '\u2011': '-',
  'min⁻¹': '1/min',
  '10⁶ Ω': '1 MOhm',
  Ω: 'Ohm',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
  '⁻': '-',
  '⁶': '^6',
  '₂': '2',
  '→': '>',
  '≤': 'max. ',
  '≥': 'min. ',
};

const LACKING = new RegExp(Object.keys(WRITTEN).join('|'), 'g');

/** What fonts have a glyph for, all in all: Latin-1, and what typesetting and trade add. */
const KNOWN = /[^\n\u0020-\u007e\u00a0-\u00ffıŒœŠšŽžŸ‐‒–—‘’‚“”„†•…‰‹›⁄€™−]/gu;

/** A text as the fonts of documents can write it. What they have no letters for is left out: a box says less than nothing. */
export const printable = (text: string): string =>
  text.replace(LACKING, (found) => WRITTEN[found] ?? found).replace(KNOWN, '');
