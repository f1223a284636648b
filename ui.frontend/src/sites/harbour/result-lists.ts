import type { ResultLists } from '../../features/search/api/result-lists';

/* Results of the search that are listed in a way of their own: pages and files are lines. */

export const resultLists: ResultLists = {};
