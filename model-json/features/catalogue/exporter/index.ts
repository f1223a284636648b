import type { Registry } from '../../../core/exporter/Exporter';
import { categoryCarousel, featuredCategoryList } from './categorylists';
import { commerceBreadcrumb } from './commerce-breadcrumb';
import { commerceContentFragment, commerceExperienceFragment } from './commerce-fragments';
import { commerceNavigation } from './commerce-navigation';
import { commerceTeaser } from './commerce-teaser';
import { comparison } from './comparison';
import { product } from './product-component';
import { productCarousel } from './productcarousel';
import { productList } from './productlist';
import { productTeaser } from './productteaser';
import { formProducts } from './formproducts';
import { relatedProducts } from './relatedproducts';
import { productSearch } from './search';
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
  [componentType('comparison')]: comparison,
  [componentType('commerce/productlist')]: productList,
  [componentType('commerce/productteaser')]: productTeaser,
  [componentType('commerce/relatedproducts')]: relatedProducts,
  [componentType('commerce/search')]: productSearch,
  [componentType('form/products')]: formProducts,
};
