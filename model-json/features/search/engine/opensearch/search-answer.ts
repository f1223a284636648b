import type { SearchDocument } from '../SearchDocument';
import type { FacetCount, Histogram, SearchHit, SearchQuery } from '../SearchQuery';
import { beginningOfNumber, numbersIn, numbersOf, NUMBER_SCORE } from '../text/designations';
import type { Bounds } from './search-request';
import { pinsOf } from './search-request';

interface Bucket<Key> {
  readonly key: Key;
  readonly doc_count: number;
}

/** What is used of the answer to `_search`. */
export interface Answer {
  readonly hits: {
    readonly total: { readonly value: number };
    readonly hits: readonly {
      readonly _score: number;
      readonly _source: { readonly document: SearchDocument };
    }[];
  };
  readonly aggregations?: Readonly<
    Record<
      string,
      {
        readonly values: {
          readonly buckets?: readonly Bucket<string>[];
          readonly count?: number;
          readonly min?: number | null;
          readonly max?: number | null;
        };
      }
    >
  >;
}

/** What is used of the answer to `histogramRequest`. */
export interface Drawn {
  readonly aggregations: Readonly<
    Record<string, { readonly values: { readonly buckets: readonly Bucket<number>[] } }>
  >;
}

/** Values with results, most frequent first, and chosen values even without results. */
export function facetsOf(
  { facets = [], filters = {} }: SearchQuery,
  answer: Answer,
): Record<string, FacetCount[]> {
  return Object.fromEntries(
    facets.map((name) => {
      const chosen = filters[name] ?? [];
      const counts = new Map(
        (answer.aggregations?.[`facet ${name}`]?.values.buckets ?? []).map(({ key, doc_count }) => [
          key,
          doc_count,
        ]),
      );
      const values = [...new Set([...counts.keys(), ...chosen])];
      const listed = values.map((value) => ({
        value,
        count: counts.get(value) ?? 0,
        selected: chosen.includes(value),
      }));
      return [name, listed.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))];
    }),
  );
}

/** Where the histograms begin and end that have more than one bar. */
export function boundsOf({ histograms = {} }: SearchQuery, answer: Answer): Bounds {
  return Object.fromEntries(
    Object.keys(histograms).flatMap((name) => {
      const { min, max } = answer.aggregations?.[`figure ${name}`]?.values ?? {};
      return typeof min === 'number' && typeof max === 'number' && min < max ? [[name, { min, max }]] : [];
    }),
  );
}

export function histogramsOf(
  query: SearchQuery,
  answer: Answer,
  drawn: Drawn | undefined,
): Record<string, Histogram> {
  return Object.fromEntries(
    Object.entries(query.histograms ?? {}).map(([name, bars]) => {
      const { count = 0, min, max } = answer.aggregations?.[`figure ${name}`]?.values ?? {};
      if (typeof min !== 'number' || typeof max !== 'number') return [name, { min: 0, max: 0, bars: [] }];
      if (min === max) return [name, { min, max, bars: [count] }];
      const heights = new Array<number>(bars).fill(0);
      const width = (max - min) / bars;
      for (const { key, doc_count } of drawn?.aggregations[name]?.values.buckets ?? []) {
        // The highest figure begins a bar of its own.
        const bar = Math.min(bars - 1, Math.round((key - min) / width));
        heights[bar] = (heights[bar] ?? 0) + doc_count;
      }
      return [name, { min, max, bars: heights }];
    }),
  );
}

/** The results, explained if the query asks for it. */
export function itemsOf(query: SearchQuery, { hits }: Answer): SearchHit[] {
  return hits.hits.map(({ _score: score, _source: { document } }) => {
    if (!query.explain) return { document, score };
    const weight = (1 + (document.boost ?? 0)) * (query.factors?.[document.id] ?? 1);
    const number = numberScore(query.text ?? '', document);
    const text = weight > 0 ? score / weight - number : 0;
    const pinned = pinsOf(query).includes(document.id);
    return { document, score, explain: { text, number, boost: weight - 1, pinned } };
  });
}

function numberScore(text: string, { name, skus = [] }: SearchDocument): number {
  const own = [...numbersOf(name, skus)];
  const typed = numbersIn(text);
  if (own.some((number) => typed.has(number))) return NUMBER_SCORE.exact;
  const prefix = beginningOfNumber(text);
  return prefix !== undefined && own.some((number) => number.startsWith(prefix)) ? NUMBER_SCORE.prefix : 0;
}
