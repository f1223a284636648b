import type { Language } from '../../words/languages';
import { spoken } from './spoken';

/** How dates and numbers are written in languages whose usual country is not named like them. */
const LOCALES: Readonly<Partial<Record<Language, string>>> = { en: 'en-GB' };

/** The locale of a language: `de-DE`. */
export const localeOf = (language: Language): string =>
  LOCALES[language] ?? `${language}-${language.toUpperCase()}`;

/** The author's locale: that of dates, numbers and plurals. */
export const locale = (): string => localeOf(spoken().language);

/** A number as the author writes it. */
export const numberText = (value: number): string => value.toLocaleString(locale());

/** Several things in a row: `a, b and c`. */
export const listText = (
  items: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string => new Intl.ListFormat(locale(), { type }).format(items);

/** A label inside a sentence: small, except in German, whose nouns keep their capital. */
export const inSentence = (label: string): string =>
  spoken().language === 'de' ? label : label.toLocaleLowerCase(locale());
