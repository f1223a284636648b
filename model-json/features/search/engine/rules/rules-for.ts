import { LIMITS } from '../limits';
import type { Language } from '../SearchDocument';
import type { SearchQuery } from '../SearchQuery';
import { fold } from '../text/fold';
import { stem } from '../text/stem';
import { STOP_WORDS } from '../text/stop-words';
import { NO_TERMS, type DomainTerms } from '../understand/DomainTerms';
import { TermReader } from '../understand/TermReader';
import type { SearchRules } from './SearchRules';

/** What a site's rules add to a query; pass it to `searchAsTyped` with the visitor's choices. */
export const rulesFor = (
  { synonyms, factors, pins }: SearchRules,
  typed: string,
  language: Language,
  terms: DomainTerms = NO_TERMS,
): Pick<SearchQuery, 'pins' | 'factors' | 'synonyms'> => {
  const wanted = meaningOf(typed, language, terms);
  const matching = pins.filter(({ queries }) =>
    queries.some((query) => wanted !== '' && meaningOf(query, language, terms) === wanted),
  );
  const documents = [...new Set(matching.flatMap((pin) => pin.documents))];
  return { synonyms, factors, pins: documents.slice(0, LIMITS.pins) };
};

/** A key that ignores case, accents, word forms, order and stop words. */
function meaningOf(text: string, language: Language, terms: DomainTerms): string {
  const words = TermReader.of(terms).wordsOf(text);
  const telling = words.filter((word) => !STOP_WORDS[language].has(fold(word)));
  return [...new Set(telling.map((word) => stem(word, language)))].sort().join(' ');
}
