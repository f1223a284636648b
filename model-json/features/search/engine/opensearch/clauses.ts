import type { Language } from '../SearchDocument';
import type { SearchQuery } from '../SearchQuery';
import type { Alternative, Term } from '../text/Alternative';
import { beginningOfNumber, numbersIn, NUMBER_SCORE } from '../text/designations';
import type { WordPlan } from '../text/plan-words';

/** A part of a query in OpenSearch's language. */
export type Clause = Readonly<Record<string, unknown>>;

/** Words allowed between those that belong together: "impact wrench", "wrench with impact". */
const DISTANCE = 2;
/** Of the words with a prefix, so many are scored; all are found. */
const SCORED_PREFIXES = 64;

const constant = (filter: Clause, boost: number): Clause => ({ constant_score: { filter, boost } });
const any = (should: readonly Clause[]): Clause => ({ bool: { should, minimum_should_match: 1 } });

/** Documents that contain every word of a plan, or any of them. */
export const wordsClause = ({ words }: WordPlan, language: Language, joint: 'must' | 'should'): Clause => ({
  bool: { [joint]: words.map((ways) => any(ways.map((way) => wayClause(way, language)))) },
});

function wayClause({ terms, near }: Alternative, language: Language): Clause {
  const must = terms.map((term) => termClause(term, language));
  if (!near || terms.length === 1) return { bool: { must } };
  return {
    bool: { must, filter: any(['named', 'rest'].map((field) => nearClause(terms, `${field}.${language}`))) },
  };
}

function termClause({ stem, prefix }: Term, language: Language): Clause {
  const field = `words.${language}`;
  if (!prefix) return { term: { [field]: stem } };
  const rewrite = `top_terms_blended_freqs_${SCORED_PREFIXES}`;
  return {
    bool: {
      must: constant({ prefix: { [field]: stem } }, 0),
      should: { prefix: { [field]: { value: stem, rewrite } } },
    },
  };
}

function nearClause(terms: readonly Term[], field: string): Clause {
  const intervals = terms.map(({ stem }) => ({ match: { query: stem } }));
  return { intervals: { [field]: { all_of: { intervals, max_gaps: DISTANCE, ordered: false } } } };
}

/** Documents whose name and subject contain every word. */
export const namedClause = ({ words }: WordPlan, language: Language): Clause => {
  const field = `named.${language}`;
  const term = ({ stem, prefix }: Term): Clause => ({ [prefix ? 'prefix' : 'term']: { [field]: stem } });
  const way = ({ terms, near }: Alternative): Clause =>
    near && terms.length > 1 ? nearClause(terms, field) : { bool: { filter: terms.map(term) } };
  return { bool: { filter: words.map((ways) => any(ways.map(way))) } };
};

/** Documents with a number that is in the text, or begins with it; undefined if there is no number in it. */
export function numbersClause(text: string): Clause | undefined {
  const queries: Clause[] = [];
  const exact = [...numbersIn(text)];
  const prefix = beginningOfNumber(text);
  if (exact.length > 0) queries.push(constant({ terms: { numbers: exact } }, NUMBER_SCORE.exact));
  if (prefix !== undefined) queries.push(constant({ prefix: { numbers: prefix } }, NUMBER_SCORE.prefix));
  return queries.length > 0 ? { dis_max: { queries } } : undefined;
}

/** A filter or a range, with the facet or figure that it restricts. */
export interface Condition {
  readonly field: string;
  readonly clause: Clause;
}

/** The filters and ranges of a query; a facet without values does not restrict it. */
export function conditionsOf({
  filters = {},
  ranges = {},
}: Pick<SearchQuery, 'filters' | 'ranges'>): Condition[] {
  const facets = Object.entries(filters).filter(([, values]) => values.length > 0);
  return [
    ...facets.map(([name, values]) => {
      const field = `facets.${name}`;
      return { field, clause: { terms: { [field]: values } } };
    }),
    ...Object.entries(ranges).map(([name, { min, max }]) => {
      const field = `figures.${name}`;
      const bounds = { ...(min !== undefined && { gte: min }), ...(max !== undefined && { lte: max }) };
      return { field, clause: { range: { [field]: bounds } } };
    }),
  ];
}

/** Multiplies scores by what documents weigh, and by the factors of a site's rules. */
export function weighing(query: Clause, factors: Readonly<Record<string, number>> = {}): Clause {
  const byFactor = new Map<number, string[]>();
  for (const [id, factor] of Object.entries(factors))
    byFactor.set(factor, [...(byFactor.get(factor) ?? []), id]);
  const functions = [
    { field_value_factor: { field: 'weight', missing: 1 } },
    ...[...byFactor].map(([weight, ids]) => ({ filter: { terms: { id: ids } }, weight })),
  ];
  return { function_score: { query, functions, score_mode: 'multiply', boost_mode: 'multiply' } };
}
