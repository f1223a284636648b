/* What a feature needs to add its kinds of results to the dialogs of the search. */

export type { SearchDialogs } from '../FilterList/SearchDialogs';
