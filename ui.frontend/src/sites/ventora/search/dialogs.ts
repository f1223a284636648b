/* What features add to the dialogs of the search. */

export { searchDialogs } from '../../../features/catalogue/results/search-dialogs';
