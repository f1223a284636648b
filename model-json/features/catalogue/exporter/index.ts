import { comparisonWithoutServer } from '../../../../shared/words/by-language/without-server';
import { needsServer } from '../../../core/exporter/site/needs-server';
import type { Registry } from '../../../core/exporter/Exporter';
import { categoryCarousel, featuredCategoryList } from './lists/categorylists';
import { commerceBreadcrumb } from './commerce/commerce-breadcrumb';
import { commerceContentFragment, commerceExperienceFragment } from './commerce/commerce-fragments';
import { commerceNavigation } from './commerce/commerce-navigation';
import { commerceTeaser } from './commerce/commerce-teaser';
import { comparison } from './choosing/comparison';
import { product } from './product/product-component';
import { productCarousel } from './lists/productcarousel';
import { productList } from './lists/productlist';
import { productTeaser } from './product/productteaser';
import { formProducts } from './choosing/formproducts';
import { relatedProducts } from './lists/relatedproducts';
import { productSearch } from './lists/search';
import { componentType } from '../../../../shared/addresses/app';

/** The catalogue's components. */
export const commerceExporters: Registry = {
  [componentType('commerce/breadcrumb')]: commerceBreadcrumb,
  [componentType('commerce/categorycarousel')]: categoryCarousel,
  [componentType('commerce/contentfragment')]: commerceContentFragment,
  [componentType('commerce/experiencefragment')]: commerceExperienceFragment,
  [componentType('commerce/featuredcategorylist')]: featuredCategoryList,
  [componentType('commerce/navigation')]: commerceNavigation,
  [componentType('commerce/productcarousel')]: productCarousel,
  [componentType('commerce/teaser')]: commerceTeaser,
  [componentType('commerce/product')]: product,
  [componentType('comparison')]: needsServer(comparisonWithoutServer, comparison),
  [componentType('commerce/productlist')]: productList,
  [componentType('commerce/productteaser')]: productTeaser,
  [componentType('commerce/relatedproducts')]: relatedProducts,
  [componentType('commerce/search')]: productSearch,
  [componentType('form/products')]: formProducts,
};
