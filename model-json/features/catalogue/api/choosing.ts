/* Where visitors go on with what they chose. */

export { choosingPage } from '../exporter/choosing/choosing-pages';
export { askedProduct } from '../exporter/choosing/asked-products';
