import { createHash } from 'node:crypto';
import { noteAnswer, noteChanging } from '../../../../core/repository/reads/Scope';
import type { Language } from '../../engine/SearchDocument';
import type { Searcher } from '../../engine/SearchEngine';
import type { SearchQuery, SearchResult, SuggestRules, Suggestions } from '../../engine/SearchQuery';

/** What a noted search begins with; its hash and the query follow. */
const KIND = 'search ';

/**
 * A searcher whose answers to lists are noted, so that a site of files knows which of its lists have changed. A search for
 * words is asked for each time: its order changes with any document.
 */
export class NotedSearcher implements Searcher {
  constructor(private readonly searcher: Searcher) {}

  async search(query: SearchQuery): Promise<SearchResult> {
    const result = await this.searcher.search(query);
    if (query.text || query.hints) noteChanging();
    else noteAnswer(noteOf(withoutWords(query), result));
    return result;
  }

  suggest(prefix: string, language: Language, rules?: SuggestRules): Promise<Suggestions> {
    noteChanging();
    return this.searcher.suggest(prefix, language, rules);
  }
}

export const isNotedSearch = (noted: string): boolean => noted.startsWith(KIND);

/** Whether a noted search finds the same now. */
export async function isStill(noted: string, searcher: Searcher): Promise<boolean> {
  const query = JSON.parse(noted.slice(noted.indexOf('{'))) as SearchQuery;
  return noted === noteOf(query, await searcher.search(query));
}

/** Without words, synonyms find nothing more. */
function withoutWords(query: SearchQuery): SearchQuery {
  const { text: _text, hints: _hints, synonyms: _synonyms, ...others } = query;
  return others;
}

/** What is found is shown from the content, so that its identity is enough. */
function noteOf(query: SearchQuery, { items, ...others }: SearchResult): string {
  const found = { ...others, items: items.map(({ document }) => document.id) };
  const hash = createHash('sha1').update(JSON.stringify(found)).digest('base64url').slice(0, 16);
  return `${KIND}${hash} ${JSON.stringify(query)}`;
}
