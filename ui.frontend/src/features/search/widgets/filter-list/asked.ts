import type { Asked, Bounds, SearchAnswer } from '../../../../../../shared/search/search-answer';

/* The query after a visitor's change. Another choice starts at the first page again. */

const without = <T>(record: Readonly<Record<string, T>>, name: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([each]) => each !== name));

/** Selects exactly these values of a facet; an empty list removes the facet. */
export const withValues = (asked: Asked, facet: string, values: readonly string[]): Asked => ({
  ...asked,
  page: 1,
  filters: { ...without(asked.filters, facet), ...(values.length > 0 && { [facet]: values }) },
});

/** Toggles a value. Ancestors and descendants of a value are deselected: with both, the wider one would win. */
export function withChoice(asked: Asked, facet: string, value: string, isChosen: boolean): Asked {
  const isKept = (other: string) =>
    other !== value && !(isChosen && (isBelow(value, other) || isBelow(other, value)));
  const kept = (asked.filters[facet] ?? []).filter(isKept);
  return withValues(asked, facet, isChosen ? [...kept, value] : kept);
}

/** `mobile/piston` is below `mobile`. */
export const isBelow = (value: string, other: string): boolean => value.startsWith(`${other}/`);

/** Bounds in the unit in which the figure is kept; empty bounds remove the range. */
export const withRange = (asked: Asked, figure: string, { min, max }: Bounds): Asked => ({
  ...asked,
  page: 1,
  ranges: {
    ...without(asked.ranges, figure),
    ...((min !== undefined || max !== undefined) && {
      [figure]: { min, max },
    }),
  },
});

/** Other words, with the same choices. */
export const withWords = (asked: Asked, q: string): Asked => ({ ...asked, page: 1, q });

/** Without an order: by relevance. */
export const withSort = (asked: Asked, sort: string | undefined): Asked => ({ ...asked, page: 1, sort });

/**
 * Removes all filters except the author's, both chosen ones and those derived from the words, as removing all chips would. The
 * other words, the kind of results, order and view stay.
 */
export function withoutChoices(asked: Asked, answer: SearchAnswer, preset: Asked['filters']): Asked {
  const { kind } = asked.filters;
  const q = asked.q === answer.asked.q ? (answer.plain ?? asked.q) : asked.q;
  return { ...withWords(asked, q), filters: { ...preset, ...(kind && { kind }) }, ranges: {} };
}
