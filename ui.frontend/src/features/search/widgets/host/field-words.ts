import type { searchBannerEn, searchFieldEn } from '../../../../../../shared/words/en/search-field';

/** The words of a field and a banner in one language. */
export interface FieldWords {
  readonly field: typeof searchFieldEn;
  readonly banner: typeof searchBannerEn;
}

const byLanguage: Readonly<Record<string, () => Promise<FieldWords>>> = {
  en: async () => {
    const { searchFieldEn, searchBannerEn } = await import('../../../../../../shared/words/en/search-field');
    return { field: searchFieldEn, banner: searchBannerEn };
  },
  de: async () => {
    const { searchFieldDe, searchBannerDe } = await import('../../../../../../shared/words/de/search-field');
    return { field: searchFieldDe, banner: searchBannerDe };
  },
  fr: async () => {
    const { searchFieldFr, searchBannerFr } = await import('../../../../../../shared/words/fr/search-field');
    return { field: searchFieldFr, banner: searchBannerFr };
  },
  es: async () => {
    const { searchFieldEs, searchBannerEs } = await import('../../../../../../shared/words/es/search-field');
    return { field: searchFieldEs, banner: searchBannerEs };
  },
};

/** Words for a language that `hostLanguage` gave. */
export const fieldWords = (language: string): Promise<FieldWords> => byLanguage[language.slice(0, 2)]!();
