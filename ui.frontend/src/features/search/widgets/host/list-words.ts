import { isPlain } from '../filter-list/is-plain';
import type { FilterListTexts } from '../../../../../../shared/search/FilterListTexts';
import { listTexts } from '../../../../../../shared/words/list-texts';

const byLanguage: Readonly<Record<string, () => Promise<FilterListTexts>>> = {
  en: async () => {
    const [{ filterListEn }, { commerceEn }, { choosingEn }] = await Promise.all([
      import('../../../../../../shared/words/en/filter-list'),
      import('../../../../../../shared/words/en/catalogue'),
      import('../../../../../../shared/words/en/choosing'),
    ]);
    return listTexts(filterListEn, commerceEn, choosingEn, isPlain);
  },
  de: async () => {
    const [{ filterListDe }, { commerceDe }, { choosingDe }] = await Promise.all([
      import('../../../../../../shared/words/de/filter-list'),
      import('../../../../../../shared/words/de/catalogue'),
      import('../../../../../../shared/words/de/choosing'),
    ]);
    return listTexts(filterListDe, commerceDe, choosingDe, isPlain);
  },
  fr: async () => {
    const [{ filterListFr }, { commerceFr }, { choosingFr }] = await Promise.all([
      import('../../../../../../shared/words/fr/filter-list'),
      import('../../../../../../shared/words/fr/catalogue'),
      import('../../../../../../shared/words/fr/choosing'),
    ]);
    return listTexts(filterListFr, commerceFr, choosingFr, isPlain);
  },
  es: async () => {
    const [{ filterListEs }, { commerceEs }, { choosingEs }] = await Promise.all([
      import('../../../../../../shared/words/es/filter-list'),
      import('../../../../../../shared/words/es/catalogue'),
      import('../../../../../../shared/words/es/choosing'),
    ]);
    return listTexts(filterListEs, commerceEs, choosingEs, isPlain);
  },
};

/** The words of a filter list for a language that `hostLanguage` gave: a chunk of one language. */
export const listWords = (language: string): Promise<FilterListTexts> => byLanguage[language.slice(0, 2)]!();
