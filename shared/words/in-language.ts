import { LANGUAGES, type Language } from './languages';

/** What each of the languages has. */
export type ByLanguage<T> = Readonly<Record<Language, T>>;

/** What a language has, by its BCP 47 tag; English for a language that we do not speak. */
export function inLanguage<T>(byLanguage: ByLanguage<T>, tag: string): T {
  const byName: Readonly<Record<string, T>> = byLanguage;
  return byName[tag.slice(0, 2).toLowerCase()] ?? byLanguage.en;
}

/** Something for each of the languages. */
export const mapLanguages = <T>(make: (language: Language) => T): ByLanguage<T> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, T>;
