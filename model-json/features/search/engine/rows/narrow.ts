import type { FacetCount, Histogram, SearchQuery } from '../SearchQuery';
import type { Columns } from './Columns';

/** Rows that match words, filters and ranges, and the counts for each facet. */
export interface Narrowed {
  /** Indexes into the given list of rows. */
  readonly places: Int32Array;
  readonly facets: Record<string, FacetCount[]>;
  readonly histograms: Record<string, Histogram>;
}

interface Condition {
  readonly name: string;
  readonly meets: (row: number) => boolean;
}

/** A histogram to draw. */
interface Drawn {
  readonly name: string;
  readonly bars: number;
  /** Rows that fail only the figure's own range: it counts them in addition to the results. */
  readonly outside: number[];
}

const NONE = -1;

/**
 * Applies filters and ranges to the rows that match the words, in one pass. A facet is counted without its own choice: a row
 * that fails only one condition still counts in the facet (or histogram) of that condition.
 */
export function narrow(rows: Int32Array, query: SearchQuery, columns: Columns): Narrowed {
  const conditions = conditionsOf(query, columns);
  const counted = (query.facets ?? []).map((name) => {
    const column = columns.facet(name);
    return { name, column, counts: new Uint32Array(column.values.length) };
  });
  const drawn = Object.entries(query.histograms ?? {}).map(([name, bars]): Drawn => ({
    name,
    bars,
    outside: [],
  }));
  const facetAt = conditions.map(({ name }) => counted.find((facet) => `f.${facet.name}` === name));
  const drawnAt = conditions.map(({ name }) => drawn.find((figure) => `r.${figure.name}` === name));
  const places = new Int32Array(rows.length);
  const keptRows = new Int32Array(rows.length);
  let kept = 0;
  for (let place = 0; place < rows.length; place += 1) {
    const row = rows[place]!;
    const failed = failure(row, conditions);
    if (failed === undefined) continue;
    if (failed === NONE) {
      places[kept] = place;
      keptRows[kept++] = row;
      for (const { column, counts } of counted) column.count(row, counts);
    } else {
      const facet = facetAt[failed];
      facet?.column.count(row, facet.counts);
      drawnAt[failed]?.outside.push(row);
    }
  }
  return {
    places: places.subarray(0, kept),
    facets: Object.fromEntries(
      counted.map(({ name, column, counts }) => [name, listOf(column.values, counts, query.filters?.[name])]),
    ),
    histograms: Object.fromEntries(
      drawn.map(({ name, bars, outside }) => [
        name,
        histogram(columns.figure(name).collect(keptRows.subarray(0, kept), outside), bars),
      ]),
    ),
  };
}

function conditionsOf({ filters = {}, ranges = {} }: SearchQuery, columns: Columns): Condition[] {
  const chosen = Object.entries(filters).filter(([, values]) => values.length > 0);
  return [
    ...chosen.map(([name, values]): Condition => {
      const column = columns.facet(name);
      const mask = column.mask(values);
      return { name: `f.${name}`, meets: (row) => column.matches(row, mask) };
    }),
    ...Object.entries(ranges).map(([name, range]): Condition => {
      const column = columns.figure(name);
      return { name: `r.${name}`, meets: (row) => column.within(row, range) };
    }),
  ];
}

/** `NONE` if a row meets all conditions, the index of the only one that it fails, undefined if it fails more. */
function failure(row: number, conditions: readonly Condition[]): number | undefined {
  let failed = NONE;
  let index = 0;
  for (const { meets } of conditions) {
    if (!meets(row)) {
      if (failed !== NONE) return undefined;
      failed = index;
    }
    index += 1;
  }
  return failed;
}

/** Values with results, most frequent first, and chosen values even without results. */
function listOf(
  values: readonly string[],
  counts: Uint32Array,
  chosen: readonly string[] = [],
): FacetCount[] {
  return values
    .map((value, code) => ({ value, count: counts[code] ?? 0, selected: chosen.includes(value) }))
    .filter(({ count, selected }) => count > 0 || selected)
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

function histogram(values: readonly number[], bars: number): Histogram {
  if (values.length === 0) return { min: 0, max: 0, bars: [] };
  let min = Infinity;
  let max = -Infinity;
  for (const value of values) {
    if (value < min) min = value;
    if (value > max) max = value;
  }
  const counts = new Array<number>(min === max ? 1 : bars).fill(0);
  const width = (max - min) / counts.length || 1;
  for (const value of values) counts[Math.min(counts.length - 1, Math.floor((value - min) / width))]! += 1;
  return { min, max, bars: counts };
}
