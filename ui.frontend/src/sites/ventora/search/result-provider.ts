/* What features provide to their results where scripts draw them. */

export { ResultProvider, resultSettings } from '../../../features/catalogue/results/ResultProvider';
