/** A format of numbers: the server keeps them, a page of products shows hundreds. */
export { numberFormat } from './formats';
