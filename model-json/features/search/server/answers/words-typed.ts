import type { Correction } from '../../engine/SearchQuery';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** A query with its typos corrected; undefined if there are none. Figures and punctuation stay as typed. */
export function withCorrections(q: string, corrections: readonly Correction[]): string | undefined {
  if (corrections.length === 0) return undefined;
  const instead = new Map(corrections.map((correction) => [correction.word, correction.instead]));
  return q.normalize('NFC').replace(WORD, (word) => instead.get(word.toLowerCase()) ?? word);
}

/** A query without one of its words. */
export function withoutTerm(q: string, term: string): string {
  let isDone = false;
  const rest = q.normalize('NFC').replace(WORD, (word) => {
    if (isDone || word.toLowerCase() !== term) return word;
    isDone = true;
    return '';
  });
  return rest.replace(/\s+/g, ' ').trim();
}
