import type {
  Asked,
  SearchAnswer,
  SearchItem,
  SuggestAnswer,
  SuggestItem,
} from '../../../../shared/search/search-answer';
import type { ExportContext } from '../../../core/exporter/Exporter';
import type { Resource, ResourceTree } from '../../../core/repository/Resource';
import type { SearchRules } from '../engine/rules/SearchRules';
import type { SearchDocument } from '../engine/SearchDocument';
import type { Searcher } from '../engine/SearchEngine';
import { Scope } from '../../../core/repository/reads/Scope';
import { VersionCache } from '../../../core/server/pages/VersionCache';
import { answerSearch, type Values } from './answers/answer-search';
import type { Items } from './answers/Items';
import { siteTitles, type Titles } from './answers/Titles';
import type { Question } from './read-address';
import { PLACES, type SiteSchema } from './search-schema';
import { timedSearch } from './timed-search';
import { siteRules } from './documents/site-rules';
import type { Site } from '../../../core/server/pages/sites';
import type { SearchableContent } from '../SearchableContent';

const MOST_SITES = 200;
/** Cached lists about a family; more than sites times families. */
const MOST_LISTS = 2000;

/** How a document is shown. */
export interface Shown {
  readonly item: SearchItem | undefined;
  readonly suggestion: SuggestItem | undefined;
}

export interface SearchServiceOptions {
  readonly tree: ResourceTree;
  readonly schema: SiteSchema;
  readonly sources: readonly SearchableContent[];
  readonly items: Items;
  /** The context of a page's model. */
  readonly contextAt: (page: Resource) => ExportContext;
  readonly contentVersion: () => unknown;
  /** Changes whenever results may change. */
  readonly indexVersion: () => unknown;
}

/** Answers searches on a site. */
export class SearchService {
  private readonly known: VersionCache<Values>;

  private readonly rules: VersionCache<SearchRules>;
  private readonly titles: VersionCache<Titles>;

  constructor(private readonly options: SearchServiceOptions) {
    this.known = new VersionCache(options.indexVersion, MOST_LISTS, Infinity);
    this.rules = new VersionCache(options.contentVersion, MOST_SITES, Infinity);
    this.titles = new VersionCache(options.contentVersion, MOST_SITES, Infinity);
  }

  /** @throws QueryError for a query that cannot be answered */
  async search(question: Question, engine: Searcher): Promise<SearchAnswer> {
    return timedSearch(question.asked.q === '' ? 'list' : 'search', () => this.answer(question, engine));
  }

  private answer(question: Question, engine: Searcher): Promise<SearchAnswer> {
    const { site } = question;
    const { items, schema, tree } = this.options;
    return answerSearch(question, engine, {
      language: site.language,
      schema,
      titles: this.titles.get(site.root.path, () => siteTitles(site, tree, schema)),
      rules: this.rulesOf(site),
      place: { [PLACES.site]: [site.root.path] },
      valuesOn: (within) => this.valuesOn(site, within, engine),
      item({ document, score, explain }) {
        const item = items.of(document, site);
        return item && explain ? { ...item, explain: { score, ...explain } } : item;
      },
    });
  }

  /** @throws QueryError for a query that cannot be answered */
  async suggest(q: string, site: Site, engine: Searcher): Promise<SuggestAnswer> {
    return timedSearch('suggest', () => this.suggestions(q, site, engine));
  }

  private async suggestions(q: string, site: Site, engine: Searcher): Promise<SuggestAnswer> {
    const { synonyms, factors } = this.rulesOf(site);
    const filters = { [PLACES.site]: [site.root.path] };
    const { words, documents } = await engine.suggest(q, site.language, { filters, factors, synonyms });
    const { items } = this.options;
    return { q, words, items: documents.flatMap((document) => items.suggestion(document, site) ?? []) };
  }

  /** A document as a result and as a suggestion; undefined for one that is no longer there. */
  shown(document: SearchDocument, site: Site): Shown {
    const { items } = this.options;
    return { item: items.of(document, site), suggestion: items.suggestion(document, site) };
  }

  /** The search rules of a site's authors. */
  rulesOf(site: Site): SearchRules {
    const { contextAt, sources } = this.options;
    return this.rules.get(site.root.path, () => siteRules(site, contextAt(site.root), sources));
  }

  /** All values on a site by facet; for a list about a family, only values within the family. */
  private async valuesOn(site: Site, within: Asked['filters'], engine: Searcher): Promise<Values> {
    const { indexVersion, schema } = this.options;
    const key = `${site.root.path} ${JSON.stringify(within)}`;
    // Whatever is made from a value must note where it comes from.
    const kept = Scope.isWatching ? undefined : this.known.find(key);
    if (kept) return kept;
    const version = indexVersion();
    const filters = { ...within, [PLACES.site]: [site.root.path] };
    const query = { language: site.language, filters, facets: schema.facets, size: 1 };
    const { facets } = await engine.search(query);
    if (version === indexVersion()) this.known.keep(key, facets);
    return facets;
  }
}
