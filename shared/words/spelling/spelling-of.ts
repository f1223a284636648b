import tables from './spellings.json';
import { changeWords } from './change-words';
import { replaceWords } from './replace-words';
import { swissFigures, swissWords } from './swiss';

/** Turns a text in a language's first spelling into that of a country; HTML keeps its tags and addresses. */
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
 * Where a country writes a language otherwise than its master, words and figures, by the name that AEM gives variations and
 * titles of tags (`en_us`).
 */
export const SPELLINGS: ReadonlyMap<string, Spelling> = new Map(
  Object.entries(WORDS).map(([locale, words]) => {
    const figures = FIGURES[locale];
    return [locale, (text) => changeWords(text, (part) => words(figures ? figures(part) : part))];
  }),
);

/** The spelling of a locale (`en-US`, `en_us`); undefined where it is that of the language's master. */
export const spellingOf = (locale: string): Spelling | undefined => SPELLINGS.get(keyOf(locale));

/** Its words alone: for texts whose figures are written for the locale already. */
export const wordSpellingOf = (locale: string): Spelling | undefined => WORDS[keyOf(locale)];
