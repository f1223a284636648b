import type { Language } from '../../shared/words/languages';

/** Who answers for a site, and where its statements are. */
export interface StatementPlaces {
  /** Path of a site's root by its language; other countries have live copies of these. */
  readonly roots: Partial<Readonly<Record<Language, string>>>;
  /** Live copies in countries with other laws, with their languages. */
  readonly abroad: Readonly<Record<string, Language>>;
  /** Page with the ways to write to us, below a root. */
  readonly contact: string;
  readonly email: string;
  /** What is known not to conform, besides what programs find. */
  readonly limits: readonly ('embedded' | 'photographs' | 'unread')[];
}

/** By the site's id. */
export const places: Readonly<Record<string, StatementPlaces>> = {
  ventora: {
    roots: { en: 'gb/en', de: 'de/de', fr: 'fr/fr', es: 'es/es' },
    abroad: { 'us/en': 'en', 'us/es': 'es', 'ca/en': 'en', 'ca/fr': 'fr' },
    contact: 'contact',
    email: 'info@ventora.example',
    limits: ['embedded', 'unread'],
  },
  harbour: {
    roots: { en: 'gb/en', fr: 'gb/fr' },
    abroad: {},
    contact: 'about/contact',
    email: 'desk@harbourstreetlibrary.example',
    limits: ['photographs', 'unread'],
  },
};
