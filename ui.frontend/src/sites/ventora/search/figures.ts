/* Figures that features let visitors filter and sort by, the most used first. */

export { firstFigures, orders } from '../../../features/catalogue/results/figures';
