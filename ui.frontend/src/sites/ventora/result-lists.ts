/* Results of the search that are listed in a way of their own. */

export { productResults as resultLists } from '../../features/catalogue/results/ProductResults';
