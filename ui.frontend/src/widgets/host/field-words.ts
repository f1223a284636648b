import type { searchBannerEn, searchFieldEn } from '../../i18n/search-field.en';

/** The words of a field and a banner in one language. */
export interface FieldWords {
  readonly field: typeof searchFieldEn;
  readonly banner: typeof searchBannerEn;
}

const byLanguage: Readonly<Record<string, () => Promise<FieldWords>>> = {
  en: async () => {
    const { searchFieldEn, searchBannerEn } = await import('../../i18n/search-field.en');
    return { field: searchFieldEn, banner: searchBannerEn };
  },
  de: async () => {
    const { searchFieldDe, searchBannerDe } = await import('../../i18n/search-field.de');
    return { field: searchFieldDe, banner: searchBannerDe };
  },
  fr: async () => {
    const { searchFieldFr, searchBannerFr } = await import('../../i18n/search-field.fr');
    return { field: searchFieldFr, banner: searchBannerFr };
  },
  es: async () => {
    const { searchFieldEs, searchBannerEs } = await import('../../i18n/search-field.es');
    return { field: searchFieldEs, banner: searchBannerEs };
  },
};

/** Words for a language that `hostLanguage` gave. */
export const fieldWords = (language: string): Promise<FieldWords> => byLanguage[language.slice(0, 2)]!();
