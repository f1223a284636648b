import type { Asked, Bounds, SearchAnswer, SearchItem } from '../../../../../shared/search/search-answer';
import type { Language } from '../../engine/SearchDocument';
import type { Searcher } from '../../engine/SearchEngine';
import type { FacetCount, SearchHit, SearchResult } from '../../engine/SearchQuery';
import { searchAsTyped, type Dropped, type Found } from '../../engine/relax';
import { rulesFor } from '../../engine/rules/rules-for';
import type { SearchRules } from '../../engine/rules/SearchRules';
import { withoutChips } from '../../engine/understand/understand';
import type { Asking } from '../read-asking';
import type { SiteSchema } from '../search-schema';
import { searchChips } from './chips';
import { facetOptions } from './facet-options';
import { askedBounds, figureRange } from './figure-ranges';
import { isAmong } from './preset';
import type { Titles } from './Titles';
import { withCorrections, withoutTerm } from './words-typed';

const BARS = 16;

/** Values by facet. */
export type Values = Readonly<Record<string, readonly FacetCount[]>>;

/** What an answer needs to know of the site that is searched. */
export interface SearchedSite {
  readonly language: Language;
  readonly schema: Pick<SiteSchema, 'engine' | 'isFigure' | 'unitOf'>;
  readonly titles: Titles;
  readonly rules: SearchRules;
  /** Filters of every query: the site's own documents. */
  readonly place: Asked['filters'];
  /** The values that a list of these contents offers, whatever is searched for. */
  valuesOn(within: Asked['filters'], searcher: Searcher): Promise<Values>;
  /** @returns undefined for a document that is no longer there */
  item(hit: SearchHit): SearchItem | undefined;
}

/**
 * Answers a search. It knows content only through `on`.
 *
 * @throws QueryError for a query that cannot be answered
 */
export async function answerSearch(
  { asked, facets, figures, explain, within }: Asking,
  searcher: Searcher,
  on: SearchedSite,
): Promise<SearchAnswer> {
  const { language, place, rules, schema, titles } = on;
  const { understanding, result, relaxed } = await searchAsTyped(searcher, asked.q, language, schema.engine, {
    ...rulesFor(rules, asked.q, language, schema.engine.terms),
    filters: { ...asked.filters, ...place },
    ranges: rangesOf(asked, schema),
    facets,
    histograms: Object.fromEntries(figures.map((name) => [name, BARS])),
    ...sortOf(asked),
    page: asked.page,
    size: asked.size,
    explain,
  });
  const known = await on.valuesOn(within, searcher);
  const { chips } = understanding;
  const offered = (facet: string, counts: readonly FacetCount[] = []) =>
    counts.filter(({ value }) => !within[facet] || isAmong(value, within[facet]));
  const optionsOf = (facet: string) =>
    facetOptions({
      facet,
      titles,
      known: offered(facet, known[facet]),
      counted: offered(facet, result.facets[facet]),
      chosen: asked.filters[facet] ?? [],
    });
  const suggestion = withCorrections(asked.q, (relaxed?.result ?? result).corrections);
  return {
    asked,
    total: result.total,
    pages: Math.ceil(result.total / asked.size),
    items: (relaxed?.result ?? result).items.flatMap((hit) => on.item(hit) ?? []),
    facets: Object.fromEntries(facets.map((facet) => [facet, optionsOf(facet)])),
    facetTitles: Object.fromEntries(
      facets.flatMap((facet) => (facet === 'kind' ? [] : [[facet, titles.nameOf(facet)]])),
    ),
    ranges: figureRanges(asked, figures, result, schema),
    chips: searchChips(asked.q, chips, { units: asked.units, titles, schema }),
    ...(chips.length > 0 && { plain: withoutChips(asked.q, chips) }),
    ...(suggestion !== undefined && { suggestion }),
    ...(relaxed && { relaxed: relaxedOf(asked.q, relaxed) }),
  };
}

function figureRanges(
  asked: Asked,
  figures: readonly string[],
  { histograms }: SearchResult,
  schema: SearchedSite['schema'],
): SearchAnswer['ranges'] {
  return Object.fromEntries(
    figures.flatMap((figure) => {
      const unit = schema.unitOf(figure);
      const histogram = histograms[figure];
      const range = histogram && figureRange(unit, histogram, asked.ranges[figure], asked.units);
      return range ? [[figure, range]] : [];
    }),
  );
}

function relaxedOf(q: string, { dropped, result }: NonNullable<Found['relaxed']>): SearchAnswer['relaxed'] {
  return { without: nameOf(dropped), q: without(q, dropped), total: result.total };
}

const nameOf = (dropped: Dropped): string => ('chip' in dropped ? dropped.chip.source : dropped.term);

const without = (q: string, dropped: Dropped): string =>
  'chip' in dropped ? withoutChips(q, [dropped.chip]) : withoutTerm(q, dropped.term);

const rangesOf = ({ ranges, units }: Asked, schema: SearchedSite['schema']): Record<string, Bounds> =>
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
