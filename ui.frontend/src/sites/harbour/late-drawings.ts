/* What stands for the picture of a product that has none, where scripts draw results: there are no products. */

export { drawings as lateDrawings } from './drawings';
