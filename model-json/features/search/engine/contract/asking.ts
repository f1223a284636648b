import type { Language } from '../SearchDocument';
import type { SearchEngine } from '../SearchEngine';
import type { SearchQuery, SearchResult } from '../SearchQuery';

/** Asks an engine, in German if nothing else is said. */
export interface Asking {
  ask(query: Partial<SearchQuery>): Promise<SearchResult>;
  /** The ids of what is found, in order. */
  ids(text: string, language?: Language, more?: Partial<SearchQuery>): Promise<string[]>;
}

/** @param engine the one to ask; it is opened after the suites have been described */
export function asking(engine: () => SearchEngine): Asking {
  const ask: Asking['ask'] = (query) => engine().search({ language: 'de', ...query });
  return {
    ask,
    ids: async (text, language = 'de', more = {}) =>
      (await ask({ text, language, ...more })).items.map(({ document }) => document.id),
  };
}
