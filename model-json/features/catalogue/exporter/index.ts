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
import { relatedProducts } from './relatedproducts';
import { productSearch } from './search';

/** The catalogue's components. */
export const commerceExporters: Registry = {
  'ventora/components/commerce/breadcrumb': commerceBreadcrumb,
  'ventora/components/commerce/categorycarousel': categoryCarousel,
  'ventora/components/commerce/contentfragment': commerceContentFragment,
  'ventora/components/commerce/experiencefragment': commerceExperienceFragment,
  'ventora/components/commerce/featuredcategorylist': featuredCategoryList,
  'ventora/components/commerce/navigation': commerceNavigation,
  'ventora/components/commerce/productcarousel': productCarousel,
  'ventora/components/commerce/teaser': commerceTeaser,
  'ventora/components/commerce/product': product,
  'ventora/components/comparison': comparison,
  'ventora/components/commerce/productlist': productList,
  'ventora/components/commerce/productteaser': productTeaser,
  'ventora/components/commerce/relatedproducts': relatedProducts,
  'ventora/components/commerce/search': productSearch,
};
