import type { ResultLists } from '../../../../../api/page';

/* Search results with a look of their own; pages and files are plain lines. */

export const resultLists: ResultLists = {};
