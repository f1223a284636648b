/* The same words where they are loaded one language at a time. */

export { loadFieldTexts, loadListTexts } from '../../../features/catalogue/results/load-search-texts';
