import type {
  Asked,
  Bounds,
  SearchAnswer,
  SearchItem,
  SuggestAnswer,
} from '../../../../shared/search/search-answer';
import type { ExportContext } from '../../../core/exporter/Exporter';
import type { Resource, ResourceTree } from '../../../core/repository/Resource';
import { searchAsTyped, type Dropped, type Found } from '../engine/relax';
import { rulesFor } from '../engine/rules/rules-for';
import type { SearchRules } from '../engine/rules/SearchRules';
import type { SearchEngine } from '../engine/SearchEngine';
import type { FacetCount, SearchHit, SearchResult } from '../engine/SearchQuery';
import { withoutChips } from '../engine/understand/understand';
import { VersionCache } from '../../../core/server/pages/VersionCache';
import { searchChips } from './answers/chips';
import { facetOptions, facetTitle } from './answers/facet-options';
import { askedBounds, figureRange } from './answers/figure-ranges';
import type { Items } from './answers/Items';
import { isAmong } from './answers/preset';
import type { Question } from './read-address';
import { PLACES, type SiteSchema } from './search-schema';
import { timedSearch } from './timed-search';
import { siteRules } from './documents/site-rules';
import type { Site } from '../../../core/server/pages/sites';
import type { SearchSource } from '../SearchSource';
import { withoutTerm, withCorrections } from './answers/words-typed';

const BARS = 16;
const MOST_SITES = 200;
/** Cached lists about a family; more than sites times families. */
const MOST_LISTS = 2000;

export interface SearchServiceOptions {
  readonly tree: ResourceTree;
  readonly schema: SiteSchema;
  readonly sources: readonly SearchSource[];
  readonly items: Items;
  /** The context of a page's model. */
  readonly contextAt: (page: Resource) => ExportContext;
  readonly contentVersion: () => unknown;
  /** Changes whenever results may change. */
  readonly indexVersion: () => unknown;
}

/** Values by facet. */
type Values = Readonly<Record<string, readonly FacetCount[]>>;

/** Answers searches on a site. */
export class SearchService {
  private readonly known: VersionCache<Values>;

  private readonly rules: VersionCache<SearchRules>;

  constructor(private readonly options: SearchServiceOptions) {
    this.known = new VersionCache(options.indexVersion, MOST_LISTS, Infinity);
    this.rules = new VersionCache(options.contentVersion, MOST_SITES, Infinity);
  }

  /** @throws QueryError for a query that cannot be answered */
  async search(question: Question, engine: SearchEngine): Promise<SearchAnswer> {
    return timedSearch(question.asked.q === '' ? 'list' : 'search', () => this.answer(question, engine));
  }

  private async answer(question: Question, engine: SearchEngine): Promise<SearchAnswer> {
    const { asked, site, facets, figures, explain, within } = question;
    const { schema, tree } = this.options;
    const found = await searchAsTyped(engine, asked.q, site.language, schema.engine, {
      ...rulesFor(this.rulesOf(site), asked.q, site.language),
      filters: { ...asked.filters, [PLACES.site]: [site.root.path] },
      ranges: rangesOf(asked, schema),
      facets,
      histograms: Object.fromEntries(figures.map((name) => [name, BARS])),
      ...sortOf(asked),
      page: asked.page,
      size: asked.size,
      explain,
    });
    const known = await this.valuesOn(site, within, engine);
    const { understanding, result, relaxed } = found;
    const { chips } = understanding;
    const offered = (facet: string, counts: readonly FacetCount[] = []) =>
      counts.filter(({ value }) => !within[facet] || isAmong(value, within[facet]));
    const suggestion = withCorrections(asked.q, (relaxed?.result ?? result).corrections);
    return {
      asked,
      total: result.total,
      pages: Math.ceil(result.total / asked.size),
      items: (relaxed?.result ?? result).items.flatMap((hit) => this.item(hit, site) ?? []),
      facets: Object.fromEntries(
        facets.map((facet) => [
          facet,
          facetOptions({
            facet,
            site,
            tree,
            schema,
            known: offered(facet, known[facet]),
            counted: offered(facet, result.facets[facet]),
            chosen: asked.filters[facet] ?? [],
          }),
        ]),
      ),
      facetTitles: Object.fromEntries(
        facets.flatMap((facet) => (facet === 'kind' ? [] : [[facet, facetTitle(facet, { site, tree })]])),
      ),
      ranges: this.ranges(question, result),
      chips: searchChips(asked.q, chips, { site, units: asked.units, tree, schema }),
      ...(chips.length > 0 && { plain: withoutChips(asked.q, chips) }),
      ...(suggestion !== undefined && { suggestion }),
      ...(relaxed && { relaxed: relaxedOf(asked.q, relaxed) }),
    };
  }

  /** @throws QueryError for a query that cannot be answered */
  async suggest(q: string, site: Site, engine: SearchEngine): Promise<SuggestAnswer> {
    return timedSearch('suggest', () => this.suggestions(q, site, engine));
  }

  private async suggestions(q: string, site: Site, engine: SearchEngine): Promise<SuggestAnswer> {
    const { synonyms, factors } = this.rulesOf(site);
    const filters = { [PLACES.site]: [site.root.path] };
    const { words, documents } = await engine.suggest(q, site.language, { filters, factors, synonyms });
    const { items } = this.options;
    return { q, words, items: documents.flatMap((document) => items.suggestion(document, site) ?? []) };
  }

  private item({ document, score, explain }: SearchHit, site: Site): SearchItem | undefined {
    const item = this.options.items.of(document, site);
    return item && explain ? { ...item, explain: { score, ...explain } } : item;
  }

  private ranges({ asked, figures }: Question, { histograms }: SearchResult): SearchAnswer['ranges'] {
    return Object.fromEntries(
      figures.flatMap((figure) => {
        const unit = this.options.schema.unitOf(figure);
        const histogram = histograms[figure];
        const range = histogram && figureRange(unit, histogram, asked.ranges[figure], asked.units);
        return range ? [[figure, range]] : [];
      }),
    );
  }

  /** The search rules of a site's authors. */
  rulesOf(site: Site): SearchRules {
    const { contextAt, sources } = this.options;
    return this.rules.get(site.root.path, () => siteRules(site, contextAt(site.root), sources));
  }

  /** All values on a site by facet; for a list about a family, only values within the family. */
  private async valuesOn(site: Site, within: Asked['filters'], engine: SearchEngine): Promise<Values> {
    const { indexVersion, schema } = this.options;
    const key = `${site.root.path} ${JSON.stringify(within)}`;
    const kept = this.known.find(key);
    if (kept) return kept;
    const version = indexVersion();
    const filters = { ...within, [PLACES.site]: [site.root.path] };
    const query = { language: site.language, filters, facets: schema.facets, size: 1 };
    const { facets } = await engine.search(query);
    if (version === indexVersion()) this.known.keep(key, facets);
    return facets;
  }
}

function relaxedOf(q: string, { dropped, result }: NonNullable<Found['relaxed']>): SearchAnswer['relaxed'] {
  return { without: nameOf(dropped), q: without(q, dropped), total: result.total };
}

const nameOf = (dropped: Dropped): string => ('chip' in dropped ? dropped.chip.source : dropped.term);

const without = (q: string, dropped: Dropped): string =>
  'chip' in dropped ? withoutChips(q, [dropped.chip]) : withoutTerm(q, dropped.term);

const rangesOf = ({ ranges, units }: Asked, schema: SiteSchema): Record<string, Bounds> =>
  Object.fromEntries(
    Object.entries(ranges).map(([name, bounds]) => [
      name,
      schema.isFigure(name) ? askedBounds(schema.unitOf(name), bounds, units) : bounds,
    ]),
  );

function sortOf({ sort }: Asked) {
  if (sort === undefined) return {};
  const isFalling = sort.startsWith('-');
  const order: 'asc' | 'desc' = isFalling ? 'desc' : 'asc';
  return { sort: { figure: isFalling ? sort.slice(1) : sort, order } };
}
