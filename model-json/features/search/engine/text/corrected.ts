import type { Correction } from '../SearchQuery';

/** A text with its corrections, for "did you mean". */
export function corrected(text: string, corrections: readonly Correction[]): string {
  const instead = new Map(corrections.map((correction) => [correction.word, correction.instead]));
  return text
    .normalize('NFC')
    .replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => instead.get(word.toLowerCase()) ?? word);
}
