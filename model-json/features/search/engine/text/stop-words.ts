import { stopWords } from '../../../../../shared/words/by-language/search';
import { mapLanguages, type ByLanguage } from '../../../../../shared/words/in-language';

/** Words that say nothing about what is looked for. Folded. */
export const STOP_WORDS: ByLanguage<ReadonlySet<string>> = mapLanguages(
  (language) => new Set(stopWords[language].split(' ')),
);
