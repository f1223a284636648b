import type { Asked, Bounds, SearchAnswer } from '../../../../../../shared/search/search-answer';

/* What is asked after a visitor has changed something. Another choice begins at the first page again. */

const without = <T>(record: Readonly<Record<string, T>>, name: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([each]) => each !== name));

/** Exactly these values of a facet; none takes the facet away. */
export const withValues = (asked: Asked, facet: string, values: readonly string[]): Asked => ({
  ...asked,
  page: 1,
  filters: { ...without(asked.filters, facet), ...(values.length > 0 && { [facet]: values }) },
});

/** A value more or less. What is above or below a chosen value in a tree gives way to it: both would be the wider one. */
export function withChoice(asked: Asked, facet: string, value: string, isChosen: boolean): Asked {
  const isKept = (other: string) =>
    other !== value && !(isChosen && (isBelow(value, other) || isBelow(other, value)));
  const kept = (asked.filters[facet] ?? []).filter(isKept);
  return withValues(asked, facet, isChosen ? [...kept, value] : kept);
}

/** `mobile/piston` is below `mobile`. */
export const isBelow = (value: string, other: string): boolean => value.startsWith(`${other}/`);

/** Bounds in the catalogue's unit; no bound takes the range away. */
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

/** Other words, the choices kept. */
export const withWords = (asked: Asked, q: string): Asked => ({ ...asked, page: 1, q });

/** Without an order: by relevance. */
export const withSort = (asked: Asked, sort: string | undefined): Asked => ({ ...asked, page: 1, sort });

/**
 * No filter but the author's, neither chosen nor understood from the words: what all chips together take away. The other
 * words, the kind of results, order and look stay.
 */
export function withoutChoices(asked: Asked, answer: SearchAnswer, preset: Asked['filters']): Asked {
  const { kind } = asked.filters;
  const q = asked.q === answer.asked.q ? (answer.plain ?? asked.q) : asked.q;
  return { ...withWords(asked, q), filters: { ...preset, ...(kind && { kind }) }, ranges: {} };
}
