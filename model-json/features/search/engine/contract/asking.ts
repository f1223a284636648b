import type { Language } from '../SearchDocument';
import type { SearchEngine } from '../SearchEngine';
import type { SearchQuery, SearchResult } from '../SearchQuery';

/** Queries an engine, in German by default. */
export interface Asking {
  ask(query: Partial<SearchQuery>): Promise<SearchResult>;
  /** The ids of the results, in order. */
  ids(text: string, language?: Language, more?: Partial<SearchQuery>): Promise<string[]>;
}

/** @param engine returns the engine to query; it is opened only after the suites have been described */
export function asking(engine: () => SearchEngine): Asking {
  const ask: Asking['ask'] = (query) => engine().search({ language: 'de', ...query });
  return {
    ask,
    ids: async (text, language = 'de', more = {}) =>
      (await ask({ text, language, ...more })).items.map(({ document }) => document.id),
  };
}
