import { searchField } from '../../../../../shared/words/by-language/search-field';
import { mapLanguages } from '../../../../../shared/words/in-language';
import type { Kind } from '../../SearchableContent';

/** Kinds of results on every site; kinds added by features come first. */
export const KINDS: readonly Kind[] = (['article', 'document', 'page'] as const).map((name) => ({
  name,
  titles: mapLanguages((language) => searchField[language][name]),
}));
