/* The words of the search, for a feature that queries it. */

export { filterListTexts } from '../words';
