import tables from './spellings.json';
import { changeWords } from './change-words';
import { replaceWords } from './replace-words';
import { swissFigures, swissWords } from './swiss';

/** Converts a text from a language's master spelling to that of a country; HTML keeps its tags and addresses. */
export type Spelling = (text: string) => string;

const northAmerican = tables['north-american'];

const WORDS: Readonly<Record<string, Spelling>> = {
  en_us: replaceWords({ ...northAmerican, ...tables.american }),
  en_ca: replaceWords({ ...northAmerican, ...tables.canadian }),
  es_us: replaceWords(tables['spanish-american']),
  fr_ca: replaceWords(tables['french-canadian']),
  de_ch: swissWords,
};

const FIGURES: Readonly<Record<string, Spelling>> = { de_ch: swissFigures };

const keyOf = (locale: string) => locale.toLowerCase().replace('-', '_');

/**
 * Countries whose spelling of words and figures differs from the language master, by AEM's name for variations and tag
 * titles (`en_us`).
 */
export const SPELLINGS: ReadonlyMap<string, Spelling> = new Map(
  Object.entries(WORDS).map(([locale, words]) => {
    const figures = FIGURES[locale];
    return [locale, (text) => changeWords(text, (part) => words(figures ? figures(part) : part))];
  }),
);

/** The spelling of a locale (`en-US`, `en_us`); undefined if it is the master's. */
export const spellingOf = (locale: string): Spelling | undefined => SPELLINGS.get(keyOf(locale));

/** Only its words: for texts whose figures are already formatted for the locale. */
export const wordSpellingOf = (locale: string): Spelling | undefined => WORDS[keyOf(locale)];
