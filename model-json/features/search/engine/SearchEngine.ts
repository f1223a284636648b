import type { SearchQuery, SearchResult, SuggestRules, Suggestions } from './SearchQuery';
import type { Language, SearchDocument } from './SearchDocument';

/** Finds documents. Drivers differ in where the index lives; `contract/engine-suite.ts` holds what they must have in common. */
export interface SearchEngine {
  /** Adds documents, or puts them in the place of those with the same id. All of them or, on an error, none. */
  index(documents: Iterable<SearchDocument>): Promise<void>;

  /** Takes documents out; ids that are not there do not matter. */
  remove(ids: Iterable<string>): Promise<void>;

  /**
   * Makes the index again. Until the new one is whole, queries are answered from the old one; then from the new one.
   * An error or a crash on the way leaves the old one.
   */
  rebuild(documents: Iterable<SearchDocument>): Promise<void>;

  /** @throws QueryError for what cannot be asked */
  search(query: SearchQuery): Promise<SearchResult>;

  /** @throws QueryError for what cannot be asked */
  suggest(prefix: string, language: Language, rules?: SuggestRules): Promise<Suggestions>;

  /** All that is indexed, in no order: what an index is compared with before it is brought up to date. */
  documents(): AsyncIterable<SearchDocument>;

  close(): Promise<void>;
}
