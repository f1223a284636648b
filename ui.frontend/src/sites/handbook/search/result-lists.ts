import type { ResultLists } from '../../../features/search/api/result-lists';

/* Search results with a look of their own; pages and files are plain lines. */

export const resultLists: ResultLists = {};
