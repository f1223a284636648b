import type { DomainTerms } from '../understand/DomainTerms';

/** Runs of letters and digits, lower case. */
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Splits a text into its words, in order. */
export type WordsOf = (text: string) => readonly string[];

const lower = (text: string): string => text.normalize('NFC').toLowerCase();

/** An elided article (`l'huile`) becomes a separate word and is dropped as a stop word. */
export const wordsOf: WordsOf = (text) => lower(text).match(WORD) ?? [];

/** The same where words that belong together count as one (`DomainTerms.joined`). */
export function wordsJoinedBy({ joined = {} }: Partial<Pick<DomainTerms, 'joined'>> = {}): WordsOf {
  const rules = Object.entries(joined).map(([word, pattern]) => [new RegExp(pattern, 'gu'), word] as const);
  return (text) => wordsOf(rules.reduce((rest, [pattern, word]) => rest.replace(pattern, word), lower(text)));
}

/** Part numbers and figures: neither stemmed nor corrected. */
export const hasDigit = (word: string): boolean => /\p{N}/u.test(word);
