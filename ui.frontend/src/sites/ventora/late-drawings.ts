/* What stands for the picture of a product that has none, where scripts draw results. */

export { lateDrawings } from '../../features/catalogue/results/late-drawings';
