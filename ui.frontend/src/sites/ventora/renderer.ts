/* What features draw on the server beside pages. */

export { comparisonSheet } from '../../features/catalogue/Comparison/comparison-sheet';
