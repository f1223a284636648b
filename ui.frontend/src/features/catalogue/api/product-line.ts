/* What a product is and how it is ordered, and the ways on from it. */

export { Choose } from '../kit/choosing/Choose';
export { KindAndNumber } from '../kit/KindAndNumber';
