/* Products as components show them. */

export { productCard, productLink, productName } from '../products/product-card';
