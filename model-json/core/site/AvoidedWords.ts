import type { Language } from '../../../shared/words/languages';

/**
 * Words that the house avoids, by language: what to write instead, or an empty text if nothing is better.
 * `innovat*` stands for all words that begin so; a space also for a hyphen.
 */
export type AvoidedWords = Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>;
