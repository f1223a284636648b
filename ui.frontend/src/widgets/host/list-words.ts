import type { FilterListTexts } from '../filter-list/FilterListTexts';
import { listTexts } from '../../i18n/list-texts';

const byLanguage: Readonly<Record<string, () => Promise<FilterListTexts>>> = {
  en: async () => {
    const [{ filterListEn }, { commerceEn }, { choosingEn }] = await Promise.all([
      import('../../i18n/filter-list.en'),
      import('../../i18n/commerce.en'),
      import('../../i18n/choosing.en'),
    ]);
    return listTexts(filterListEn, commerceEn, choosingEn);
  },
  de: async () => {
    const [{ filterListDe }, { commerceDe }, { choosingDe }] = await Promise.all([
      import('../../i18n/filter-list.de'),
      import('../../i18n/commerce.de'),
      import('../../i18n/choosing.de'),
    ]);
    return listTexts(filterListDe, commerceDe, choosingDe);
  },
  fr: async () => {
    const [{ filterListFr }, { commerceFr }, { choosingFr }] = await Promise.all([
      import('../../i18n/filter-list.fr'),
      import('../../i18n/commerce.fr'),
      import('../../i18n/choosing.fr'),
    ]);
    return listTexts(filterListFr, commerceFr, choosingFr);
  },
  es: async () => {
    const [{ filterListEs }, { commerceEs }, { choosingEs }] = await Promise.all([
      import('../../i18n/filter-list.es'),
      import('../../i18n/commerce.es'),
      import('../../i18n/choosing.es'),
    ]);
    return listTexts(filterListEs, commerceEs, choosingEs);
  },
};

/** The words of a filter list for a language that `hostLanguage` gave: a chunk of one language. */
export const listWords = (language: string): Promise<FilterListTexts> => byLanguage[language.slice(0, 2)]!();
