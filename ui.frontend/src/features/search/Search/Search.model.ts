import { z } from 'zod';
import { count, href, listOf, text } from '../../../../../shared/models/schema';

/** A page that was found, as the search servlet tells it. */
const result = z.object({
  id: text(),
  title: text(),
  description: text(),
  url: z.string(),
});

/** Core Components `search/v3` with the address of its results. */
export const searchModel = z.object({
  id: text(),
  /** Results in one answer. */
  resultsSize: count(10),
  searchTermMinimumLength: count(3),
  /** Where the form leads without a script; with one, `.html` in it becomes `.json`. */
  action: text(),
  /** What was looked for, on the page that shows results. */
  term: text(),
  results: listOf(result),
  /** The next page of results, if there may be one. */
  moreUrl: href(),
});

export type SearchModel = z.output<typeof searchModel>;
