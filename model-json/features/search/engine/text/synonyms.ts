import type { ByLanguage } from '../../../../../shared/words/in-language';
import spellings from '../../../../../shared/words/spelling/spellings.json';

/** Words or phrases that mean the same. Forms of a word need no entry of their own. */
export interface SynonymGroup {
  readonly words: readonly string[];
  /** Who looks for the first finds the others, but not the other way round. @default false */
  readonly oneWay?: boolean;
}

export type Synonyms = ByLanguage<readonly SynonymGroup[]>;

/** Groups whose words all find each other. */
export const same = (...groups: readonly (readonly string[])[]): SynonymGroup[] =>
  groups.map((words) => ({ words }));

/** Pairs of which the first finds the second, but not the other way round. */
export const oneWay = (...pairs: readonly (readonly [string, string])[]): SynonymGroup[] =>
  pairs.map((words) => ({ words, oneWay: true }));

/** Single words of English that countries spell otherwise, each with what it is there. */
const SPELLED = [
  ...Object.entries(spellings['north-american']),
  ...Object.entries(spellings.american),
].filter(([word]) => !word.includes(' '));

/** What is spelled in one way on the pages of one country and typed in another. */
export const SPELLINGS: Partial<Synonyms> = { en: same(...SPELLED) };
