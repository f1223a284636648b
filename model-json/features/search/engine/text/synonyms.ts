import type { ByLanguage } from '../../../../../shared/words/in-language';
import spellings from '../../../../../shared/words/spelling/spellings.json';

/** Synonyms, words or phrases. Other forms of a word need no entry. */
export interface SynonymGroup {
  readonly words: readonly string[];
  /** The first finds the others, but not the other way round. @default false */
  readonly oneWay?: boolean;
}

/** The synonyms of a site in each language. */
export type Synonyms = ByLanguage<readonly SynonymGroup[]>;

/** Groups whose words all find each other. */
export const same = (...groups: readonly (readonly string[])[]): SynonymGroup[] =>
  groups.map((words) => ({ words }));

/** Pairs of which the first finds the second, but not the other way round. */
export const oneWay = (...pairs: readonly (readonly [string, string])[]): SynonymGroup[] =>
  pairs.map((words) => ({ words, oneWay: true }));

/** English words with a different spelling in some countries, each with its equivalent. */
const SPELLED = [
  ...Object.entries(spellings['north-american']),
  ...Object.entries(spellings.american),
].filter(([word]) => !word.includes(' '));

/** Finds the spelling of one country when visitors type that of another. */
export const SPELLINGS: Partial<Synonyms> = { en: same(...SPELLED) };
