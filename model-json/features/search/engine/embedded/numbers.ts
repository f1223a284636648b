import { foldNumber } from '../text/fold';
import { hasDigit, wordsOf } from '../text/words';
import type { Generation } from './Generation';

/** Fewer characters match too many order numbers. */
const LEAST_SIGNS = 3;
/** Order numbers are written in at most this many groups. */
const GROUPS = 4;
const MOST_ROWS = 500;

/** Score of a match by number: more than any words can score. */
export const NUMBER_SCORE = { exact: 1000, prefix: 500 } as const;

/** The designations of a document: its order numbers, and its name if that is a type designation (`R 15 T`). */
export function numbersOf(name: string, skus: readonly string[]): Set<string> {
  const numbers = new Set(skus.map(foldNumber));
  if (hasDigit(name)) numbers.add(foldNumber(name));
  numbers.delete('');
  return numbers;
}

/**
 * Rows whose number equals or begins with the text, however it is punctuated, and rows whose whole number occurs in it. Never
 * by similarity: another number is another part.
 */
export function findNumbers(text: string, generation: Generation): Map<number, number> {
  const found = new Map<number, number>();
  const words = wordsOf(text);
  if (!words.some(hasDigit)) return found;
  const exact = 'SELECT row FROM number WHERE folded = ? LIMIT ?';
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 1; to <= Math.min(words.length, from + GROUPS); to += 1) {
      const number = foldNumber(words.slice(from, to).join(''));
      if (number.length < LEAST_SIGNS || !hasDigit(number)) continue;
      for (const [row] of generation.rows<[row: number]>(exact, number, MOST_ROWS))
        found.set(row, NUMBER_SCORE.exact);
    }
  }
  for (const row of beginningWith(foldNumber(text), generation)) {
    if (!found.has(row)) found.set(row, NUMBER_SCORE.prefix);
  }
  return found;
}

/** Rows with a number that has this prefix. */
export function beginningWith(number: string, generation: Generation): number[] {
  if (number.length < LEAST_SIGNS || !hasDigit(number)) return [];
  const sql = 'SELECT DISTINCT row FROM number WHERE folded >= ? AND folded < ? LIMIT ?';
  return generation.rows<[row: number]>(sql, number, `${number}\u{10ffff}`, MOST_ROWS).map(([row]) => row);
}
