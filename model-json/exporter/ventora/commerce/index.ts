import type { Registry } from '../../Exporter';
import { product } from './product-component';
import { productList } from './productlist';
import { productTeaser } from './productteaser';
import { relatedProducts } from './relatedproducts';
import { productSearch } from './search';

/** The catalogue's components. */
export const commerceExporters: Registry = {
  'ventora/components/commerce/product': product,
  'ventora/components/commerce/productlist': productList,
  'ventora/components/commerce/productteaser': productTeaser,
  'ventora/components/commerce/relatedproducts': relatedProducts,
  'ventora/components/commerce/search': productSearch,
};
