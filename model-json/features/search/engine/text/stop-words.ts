import { stopWords } from '../../../../../shared/words/by-language/search';
import { mapLanguages, type ByLanguage } from '../../../../../shared/words/in-language';

/** Stop words, folded. */
export const STOP_WORDS: ByLanguage<ReadonlySet<string>> = mapLanguages(
  (language) => new Set(stopWords[language].split(' ')),
);
