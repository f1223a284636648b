/* What features add to the words and settings of the search. */

export { searchTexts, useResultSettings } from '../../../features/catalogue/results/search-texts';
