/* Figures of products. */

export { figureModels } from '../products/figure-models';
export { figureOf, type Figure } from '../products/figures';
