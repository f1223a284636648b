import { beginningOfNumber, numbersIn, NUMBER_SCORE } from '../text/designations';
import type { RowIndex } from './RowIndex';

const MOST_ROWS = 500;

/**
 * Rows whose number equals or begins with the text, however it is punctuated, and rows whose whole number occurs in it. Never
 * by similarity: another number is another part.
 */
export function findNumbers(text: string, index: RowIndex): Map<number, number> {
  const found = new Map<number, number>();
  for (const number of numbersIn(text)) {
    for (const row of index.numbered(number, MOST_ROWS)) found.set(row, NUMBER_SCORE.exact);
  }
  for (const row of beginningWith(text, index)) {
    if (!found.has(row)) found.set(row, NUMBER_SCORE.prefix);
  }
  return found;
}

/** Rows with a number that begins with the text. */
export function beginningWith(text: string, index: RowIndex): readonly number[] {
  const number = beginningOfNumber(text);
  return number === undefined ? [] : index.numberedFrom(number, MOST_ROWS);
}
