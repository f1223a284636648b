import type { SearchAnswer, SuggestAnswer } from '../../../../shared/search/search-answer';
import { entryOf } from '../../../../shared/checked/required';
import type { SearchDocument } from '../engine/SearchDocument';
import type { Searcher } from '../engine/SearchEngine';
import { StaticEngine } from '../engine/static/StaticEngine';
import type { ReadFile } from '../engine/static/StaticFiles';
import { answerSearch, type SearchedSite, type Values } from '../server/answers/answer-search';
import { QueryString } from '../server/QueryString';
import { readAsking, readText, type AskedSchema } from '../server/read-asking';
import { SITE, type StaticDocument, type StaticSite } from './StaticSite';

/** Answers the addresses of the search service from files, without a server. */
export class StaticSearch {
  private readonly engine: StaticEngine;
  private readonly schema: AskedSchema & SearchedSite['schema'];
  private readonly values = new Map<string, Promise<Values>>();

  private constructor(
    private readonly site: StaticSite,
    read: ReadFile,
  ) {
    const { engine, facets, figures, language, synonyms } = site;
    this.engine = new StaticEngine({
      schema: engine,
      synonyms: { [language]: synonyms },
      read: () => read,
    });
    const units = new Map(Object.entries(figures));
    this.schema = {
      engine,
      facets,
      figures: [...units.keys()],
      isFigure: (name) => units.has(name),
      unitOf: (figure) => entryOf(units, figure),
    };
  }

  /** @param read reads a file of the site's index */
  static async open(read: ReadFile): Promise<StaticSearch> {
    return new StaticSearch(JSON.parse(await read(SITE)) as StaticSite, read);
  }

  /**
   * @param address of the service, with its query
   * @throws AddressError or QueryError for a query that cannot be answered
   */
  async search(address: string): Promise<SearchAnswer> {
    const { language, rules, titles } = this.site;
    const asking = readAsking(new QueryString(address), {
      site: this.site,
      schema: this.schema,
      explains: false,
    });
    return answerSearch(asking, this.engine, {
      language,
      schema: this.schema,
      rules,
      titles: {
        valuesOf: (facet) => titles[facet]?.values ?? [],
        titleOf: (facet, value) =>
          titles[facet]?.values.find((named) => named.value === value)?.title ?? value,
        nameOf: (facet) => titles[facet]?.name ?? facet,
      },
      place: {},
      valuesOn: (within, searcher) => this.valuesOn(within, searcher),
      item: ({ document }) => shownOf(document).item,
    });
  }

  /** @throws AddressError or QueryError for a query that cannot be answered */
  async suggest(address: string): Promise<SuggestAnswer> {
    const q = readText(new QueryString(address), 'q');
    const { language, rules } = this.site;
    const { words, documents } = await this.engine.suggest(q, language, rules);
    return { q, words, items: documents.flatMap((document) => shownOf(document).suggestion ?? []) };
  }

  private valuesOn(
    filters: Readonly<Record<string, readonly string[]>>,
    searcher: Searcher,
  ): Promise<Values> {
    const key = JSON.stringify(filters);
    const known = this.values.get(key);
    if (known) return known;
    const { language, facets } = this.site;
    const found = searcher.search({ language, filters, facets, size: 1 }).then((result) => result.facets);
    this.values.set(key, found);
    found.catch(() => this.values.delete(key));
    return found;
  }
}

const shownOf = (document: SearchDocument): StaticDocument => document;
