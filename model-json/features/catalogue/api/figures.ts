/* Figures of products. */

export { figureModels } from '../products/figure-models';
export { figureOf, type Figure, type FigureName } from '../products/figures';
