/** A number format for the server, cached because a page of products shows hundreds of numbers. */
export { numberFormat } from './formats';
