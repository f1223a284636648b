/* Kinds of pages that features add to the suggestions of the search. */

export { kinds, kindTexts } from '../../../features/catalogue/results/search-kinds';
