/**
 * Matches, in folded text, letters followed by at least three digits, punctuated or not (`A-1050-00`, `AB1050`, `a 1050/00`),
 * or two groups of digits (`1050-00`). If a unit follows it is a figure (`max.500 l`), unless a hyphen joins letters and
 * digits.
 *
 * @param unit a pattern for units
 */
export const skuPattern = (unit: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}/-])(?:[a-z]{1,4}-\\d{2,}(?:[-./]\\d+)*|(?:[a-z]{1,4}[./]?\\d{3,}(?:[-./]\\d+)*|[a-z]{1,2} \\d{3,}[-/]\\d+|\\d{4,}[-/]\\d{2,})` +
      `(?![\\p{L}\\p{N}]|\\s*(?:${unit})(?![\\p{L}\\p{N}])))(?![\\p{L}\\p{N}])`,
    'gu',
  );

export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The positions of order numbers in a folded text. */
export const findSkus = (folded: string, pattern: RegExp): Span[] =>
  [...folded.matchAll(pattern)].map((found) => ({ from: found.index, to: found.index + found[0].length }));
