import { beginningOfNumber, numbersIn, NUMBER_SCORE } from '../text/designations';
import type { Generation } from './Generation';

const MOST_ROWS = 500;

/**
 * Rows whose number equals or begins with the text, however it is punctuated, and rows whose whole number occurs in it. Never
 * by similarity: another number is another part.
 */
export function findNumbers(text: string, generation: Generation): Map<number, number> {
  const found = new Map<number, number>();
  const exact = 'SELECT row FROM number WHERE folded = ? LIMIT ?';
  for (const number of numbersIn(text)) {
    for (const [row] of generation.rows<[row: number]>(exact, number, MOST_ROWS))
      found.set(row, NUMBER_SCORE.exact);
  }
  for (const row of beginningWith(text, generation)) {
    if (!found.has(row)) found.set(row, NUMBER_SCORE.prefix);
  }
  return found;
}

/** Rows with a number that begins with the text. */
export function beginningWith(text: string, generation: Generation): number[] {
  const number = beginningOfNumber(text);
  if (number === undefined) return [];
  const sql = 'SELECT DISTINCT row FROM number WHERE folded >= ? AND folded < ? LIMIT ?';
  return generation.rows<[row: number]>(sql, number, `${number}\u{10ffff}`, MOST_ROWS).map(([row]) => row);
}
