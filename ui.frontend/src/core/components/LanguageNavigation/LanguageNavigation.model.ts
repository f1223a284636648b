import { z } from 'zod';
import { count, flag, link, listOf, text } from '../../../../../shared/models/schema';

/** A country (with its languages) or a language. */
export interface LanguageItem {
  id: string;
  title: string;
  /** The same page in that language, or the language's home page if there is none. */
  link?: z.output<ReturnType<typeof link>>;
  level: number;
  active: boolean;
  /** Java locale, `de_CH`. */
  locale?: string;
  /** ISO 3166, `CH`. */
  country?: string;
  /** BCP 47, `de-CH`. */
  language?: string;
  /** False if the link leads to the language's home page because this page does not exist there. @default true */
  translated: boolean;
  children: LanguageItem[];
}

const languageItem: z.ZodType<LanguageItem> = z.lazy(() =>
  z.object({
    id: z.string(),
    title: z.string(),
    link: link(),
    level: count(),
    active: flag(),
    locale: text(),
    country: text(),
    language: text(),
    translated: flag(true),
    children: listOf(languageItem),
  }),
);

/** Core Components `languagenavigation/v2`, plus `translated`. */
export const languageNavigationModel = z.object({
  id: z.string(),
  items: listOf(languageItem),
  accessibilityLabel: text(),
});

export type LanguageNavigationModel = z.output<typeof languageNavigationModel>;

/** The current country and language, or the language alone; empty outside the language trees. */
export function chosenPath(items: readonly LanguageItem[]): LanguageItem[] {
  const active = items.find((item) => item.active);
  return active ? [active, ...chosenPath(active.children)] : [];
}
