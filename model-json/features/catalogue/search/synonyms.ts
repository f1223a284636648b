import { alsoFinds, sameMeaning } from '../../../../shared/words/by-language/synonyms';
import { mapLanguages } from '../../../../shared/words/in-language';
import { same, type Synonyms } from '../../search/api/search-source';

/** Words that mean the same to people who buy compressors. */
export const SYNONYMS: Synonyms = mapLanguages((language) => [
  ...same(...sameMeaning[language]),
  ...alsoFinds[language].map((words) => ({ words, oneWay: true })),
]);
