import { foldNumber } from './fold';
import { hasDigit, wordsOf } from './words';

/** Fewer characters match too many order numbers. */
const LEAST_SIGNS = 3;
/** Order numbers are written in at most this many groups. */
const GROUPS = 4;

/** Score of a match by number: more than any words can score. */
export const NUMBER_SCORE = { exact: 1000, prefix: 500 } as const;

/** The designations of a document: its order numbers, and its name if that is a type designation (`R 15 T`). */
export function numbersOf(name: string, skus: readonly string[]): Set<string> {
  const numbers = new Set(skus.map(foldNumber));
  if (hasDigit(name)) numbers.add(foldNumber(name));
  numbers.delete('');
  return numbers;
}

/** What may be a whole number in a text, however it is punctuated. */
export function numbersIn(text: string): Set<string> {
  const numbers = new Set<string>();
  const words = wordsOf(text);
  if (!words.some(hasDigit)) return numbers;
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 1; to <= Math.min(words.length, from + GROUPS); to += 1) {
      const number = foldNumber(words.slice(from, to).join(''));
      if (isNumber(number)) numbers.add(number);
    }
  }
  return numbers;
}

/** The text as the beginning of a number; undefined if it cannot be one. */
export function beginningOfNumber(text: string): string | undefined {
  const number = foldNumber(text);
  return isNumber(number) ? number : undefined;
}

const isNumber = (number: string): boolean => number.length >= LEAST_SIGNS && hasDigit(number);
