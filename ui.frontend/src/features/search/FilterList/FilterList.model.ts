import { z } from 'zod';
import { count, listOf, text } from '../../../../../shared/models/schema';
import type { SearchAnswer } from '../../../../../shared/search/search-answer';

/** The answer of our own service; what it holds of products is filled in where they are drawn, as in the browser. */
const searchAnswer = z.preprocess(
  (value) => (value === '' || value === null ? undefined : value),
  z
    .custom<SearchAnswer>(
      (value) =>
        typeof value === 'object' &&
        value !== null &&
        ['asked', 'items', 'facets', 'ranges', 'chips'].every((key) => key in value),
      'give the answer of the search service',
    )
    .optional(),
);

/** Our own: what is found, with filters, by the address of the page. */
export const filterListModel = z.object({
  id: text(),
  /** Heading of the results where no words are looked for. */
  title: text(),
  /** Address of the search service. */
  service: text(),
  /** Address of the page that the list stands on. */
  action: text(),
  /** What is found here only: values by facet. A visitor's choice in the same facet takes its place. */
  preset: z.preprocess(
    (value) => value || {},
    z.object({ filters: z.record(z.string(), z.array(z.string())).default({}) }),
  ),
  /** Facets and figures to choose by; without any all that there are. */
  facets: listOf(z.string()),
  figures: listOf(z.string()),
  pageSize: count(24),
  /** The order that nobody has to choose: a figure, `-` before it for falling; without one by relevance. */
  sort: text(),
  /** What the server found for the address; absent where the search did not answer. */
  answer: searchAnswer,
});

export type FilterListModel = z.output<typeof filterListModel>;
