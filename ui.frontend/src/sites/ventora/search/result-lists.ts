/* Search results with a look of their own; pages and files are plain lines. */

export { productResults as resultLists } from '../../../features/catalogue/results/ProductResults';
