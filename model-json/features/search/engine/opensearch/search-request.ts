import { DEFAULT_SIZE } from '../limits';
import type { SearchQuery } from '../SearchQuery';
import type { WordPlan } from '../text/plan-words';
import { conditionsOf, numbersClause, weighing, wordsClause, type Clause, type Condition } from './clauses';

/** Values of one facet that are counted; facets are trees of tags. */
const MOST_VALUES = 1000;

/** What a query means in words: what must be found, and what only raises. */
export interface Plans {
  readonly text: WordPlan;
  readonly hints: WordPlan | undefined;
}

/** The body of `_search` for a validated query. */
export function searchRequest(query: SearchQuery, plans: Plans): object {
  const { page = 1, size = DEFAULT_SIZE, facets = [], histograms = {} } = query;
  const { shared, own } = split(query);
  return {
    query: weighing(matching(query, plans, shared), query.factors),
    ...(own.length > 0 && { post_filter: { bool: { filter: own.map(({ clause }) => clause) } } }),
    aggs: Object.fromEntries([
      ...facets.map((name) => [
        `facet ${name}`,
        counted(own, `facets.${name}`, { terms: { field: `facets.${name}`, size: MOST_VALUES } }),
      ]),
      ...Object.keys(histograms).map((name) => [
        `figure ${name}`,
        counted(own, `figures.${name}`, { stats: { field: `figures.${name}` } }),
      ]),
    ]),
    sort: orderOf(query),
    from: (page - 1) * size,
    size,
    track_total_hits: true,
    track_scores: true,
    _source: ['document'],
  };
}

/** Bounds of figures to draw, by name. */
export type Bounds = Readonly<Record<string, { readonly min: number; readonly max: number }>>;

/** The body of a second `_search` for histograms, once it is known where they begin and end. */
export function histogramRequest(query: SearchQuery, plans: Plans, bounds: Bounds): object {
  const { shared, own } = split(query);
  const { histograms = {} } = query;
  return {
    query: matching(query, plans, shared),
    aggs: Object.fromEntries(
      Object.entries(bounds).map(([name, { min, max }]) => {
        const field = `figures.${name}`;
        const interval = (max - min) / (histograms[name] ?? 1);
        return [name, counted(own, field, { histogram: { field, interval, offset: min, min_doc_count: 1 } })];
      }),
    ),
    size: 0,
    track_total_hits: false,
  };
}

/** Conditions on what is counted apply after counting, since each facet is counted without its own choice. */
function split(query: SearchQuery): {
  readonly shared: readonly Condition[];
  readonly own: readonly Condition[];
} {
  const fields = new Set([
    ...(query.facets ?? []).map((name) => `facets.${name}`),
    ...Object.keys(query.histograms ?? {}).map((name) => `figures.${name}`),
  ]);
  const all = conditionsOf(query);
  return {
    shared: all.filter(({ field }) => !fields.has(field)),
    own: all.filter(({ field }) => fields.has(field)),
  };
}

const counted = (own: readonly Condition[], field: string, values: Clause): Clause => ({
  filter: { bool: { filter: own.filter((each) => each.field !== field).map(({ clause }) => clause) } },
  aggs: { values },
});

function matching(query: SearchQuery, { text: plan, hints }: Plans, shared: readonly Condition[]): Clause {
  const { language } = query;
  const text = query.text?.trim() ?? '';
  const filter: Clause[] = [{ term: { language } }, ...shared.map(({ clause }) => clause)];
  const raising = hints ? [wordsClause(hints, language, 'should')] : [];
  const pins = pinsOf(query);
  const ways = [
    ...(text === '' ? [{ match_all: {} }] : []),
    ...(plan.words.length > 0 ? [wordsClause(plan, language, 'must')] : []),
    ...[numbersClause(text) ?? []].flat(),
    ...(pins.length > 0 ? [{ constant_score: { filter: { terms: { id: pins } }, boost: 0 } }] : []),
  ];
  if (ways.length === 0) return { match_none: {} };
  return {
    bool: { must: { bool: { should: ways, minimum_should_match: 1 } }, should: raising, filter },
  };
}

/** A visitor who sorts by a figure wants exactly that order. */
export const pinsOf = ({ pins = [], sort }: SearchQuery): readonly string[] => (sort ? [] : pins);

/** Ties are ordered by id: the order in which documents were added must not show. */
function orderOf(query: SearchQuery): Clause[] {
  const { sort } = query;
  const byId = { id: 'asc' };
  if (sort)
    return [
      { [`first.${sort.figure}`]: { order: sort.order, missing: '_last', unmapped_type: 'double' } },
      byId,
    ];
  const pins = pinsOf(query);
  const score = { _score: 'desc' };
  if (pins.length === 0) return [score, byId];
  const places = Object.fromEntries(pins.map((id, place) => [id, place]).reverse());
  const source = 'params.places.getOrDefault(doc.id.value, params.last)';
  const script = { source, params: { places, last: pins.length } };
  return [{ _script: { type: 'number', order: 'asc', script } }, score, byId];
}
