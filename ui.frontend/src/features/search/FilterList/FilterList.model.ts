import { z } from 'zod';
import { count, listOf, text } from '../../../../../shared/models/schema';
import { richText } from '../../../core/kit/html/rich-text.model';
import type { SearchAnswer } from '../../../../../shared/search/search-answer';

/** The response of our own service; the view fills in defaults of products, as in the browser. */
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

/** Our own: results with filters, by the address of the page. */
export const filterListModel = z.object({
  id: text(),
  /** Heading of the results if there is no query. */
  title: text(),
  /** Address of the search service. */
  service: text(),
  /** Address of the list's page. */
  action: text(),
  /** Restricts the results: values by facet. A visitor's choice in the same facet replaces it. */
  preset: z.preprocess(
    (value) => value || {},
    z.object({ filters: z.record(z.string(), z.array(z.string())).default({}) }),
  ),
  /** Facets and figures to filter by; all by default. */
  facets: listOf(z.string()),
  figures: listOf(z.string()),
  pageSize: count(24),
  /** The default order: a figure, `-` before it for descending; by relevance if empty. */
  sort: text(),
  /** What a site of files says to browsers that run no script. */
  withoutScripts: richText(),
  /** The server's results for the address; absent if the search did not answer. */
  answer: searchAnswer,
});

export type FilterListModel = z.output<typeof filterListModel>;
