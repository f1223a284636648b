import type { SearchQuery, SearchResult, SuggestRules, Suggestions } from './SearchQuery';
import type { Language, SearchDocument } from './SearchDocument';

/** Finds documents. Drivers differ in where the index lives; `contract/engine-suite.ts` tests what they have in common. */
export interface Searcher {
  /** @throws QueryError for a query that cannot be answered */
  search(query: SearchQuery): Promise<SearchResult>;

  /** @throws QueryError for a query that cannot be answered */
  suggest(prefix: string, language: Language, rules?: SuggestRules): Promise<Suggestions>;
}

/** A searcher whose index can be written to; `contract/writing-suite.ts` tests that. */
export interface SearchEngine extends Searcher {
  /** Adds documents, replacing those with the same id. Adds all of them or, on an error, none. */
  index(documents: Iterable<SearchDocument>): Promise<void>;

  /** Removes documents; unknown ids are ignored. */
  remove(ids: Iterable<string>): Promise<void>;

  /**
   * Rebuilds the index. Queries are answered from the old index until the new one is complete.
   * An error or a crash during the rebuild leaves the old index in place.
   */
  rebuild(documents: Iterable<SearchDocument>): Promise<void>;

  /** All indexed documents, in no order. The index is compared with the content before it is updated. */
  documents(): AsyncIterable<SearchDocument>;

  close(): Promise<void>;
}
