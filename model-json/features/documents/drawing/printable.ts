/** Replacements for characters that the brand's fonts lack. */
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

/** The characters in all of the fonts: Latin-1, and those of typesetting and trade. */
const KNOWN = /[^\n\u0020-\u007e\u00a0-\u00ffıŒœŠšŽžŸ‐‒–—‘’‚“”„†•…‰‹›⁄€™−]/gu;

/**
 * Adapts a text to the documents' fonts. Characters without a glyph or replacement are left out: nothing is better than a box.
 */
export const printable = (text: string): string =>
  text.replace(LACKING, (found) => WRITTEN[found] ?? found).replace(KNOWN, '');
