import type { FacetOption } from '../../../../../shared/search/search-answer';
import type { FacetCount } from '../../engine/SearchQuery';
import type { Titles } from './Titles';

/** The input for a facet's options. */
export interface Options {
  readonly facet: string;
  readonly titles: Titles;
  /** All values on the site; they are listed whatever the query. */
  readonly known: readonly FacetCount[];
  /** The number of results by value. */
  readonly counted: readonly FacetCount[];
  readonly chosen: readonly string[];
}

/** The values of a facet for visitors, in the order of the tags, each after its parent. */
export function facetOptions({ facet, titles, known, counted, chosen }: Options): FacetOption[] {
  const counts = new Map(counted.map(({ value, count }) => [value, count]));
  const values = new Set([...known.map(({ value }) => value), ...counts.keys(), ...chosen]);
  const option = (value: string, title: string, level: number): FacetOption => ({
    value,
    title,
    count: counts.get(value) ?? 0,
    selected: chosen.includes(value),
    level,
  });
  const inOrder = titles.valuesOf(facet).filter(({ value }) => values.has(value));
  const titled = new Set(inOrder.map(({ value }) => value));
  const strange = [...values].filter((value) => !titled.has(value));
  return [
    ...inOrder.map(({ value, title, level }) => option(value, title, level)),
    ...strange.map((value) => option(value, value, 0)),
  ];
}
