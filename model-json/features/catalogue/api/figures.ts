/* What products say in figures. */

export { figureModels } from '../products/figure-models';
export { figureOf, type Figure } from '../products/figures';
