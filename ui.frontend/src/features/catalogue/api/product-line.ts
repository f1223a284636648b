/* A product's kind and order number, and the links to continue with it. */

export { Choose } from '../kit/choosing/Choose';
export { KindAndNumber } from '../kit/KindAndNumber';
