import { z } from 'zod';
import { count, flag, href, listOf, text } from '../../../../../shared/models/schema';

/** A page in the results, in the format of the search servlet. */
const result = z.object({
  id: text(),
  title: text(),
  description: text(),
  url: z.string(),
});

/** Core Components `search/v3` with the address of its results. */
export const searchModel = z.object({
  id: text(),
  /** Number of results per response. */
  resultsSize: count(10),
  searchTermMinimumLength: count(3),
  /** The form's action without scripts; with scripts, its `.html` is replaced by `.json`. */
  action: text(),
  /** The query, on the page that shows results. */
  term: text(),
  results: listOf(result),
  /** Whether the search does not answer at the moment. */
  isAway: flag(),
  /** The next page of results, if there may be one. */
  moreUrl: href(),
});

export type SearchModel = z.output<typeof searchModel>;
