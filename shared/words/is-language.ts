import { LANGUAGES, type Language } from './languages';

/** Whether a word is the code of a language that the interface speaks. */
export const isLanguage = (word: string): word is Language => LANGUAGES.some((language) => language === word);
