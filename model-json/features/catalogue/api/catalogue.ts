/* The products of a site. */

export type { Catalogue } from '../products/Catalogue';
export { catalogueOf } from '../products/catalogue-of';
export { listed, type Product } from '../products/Product';
