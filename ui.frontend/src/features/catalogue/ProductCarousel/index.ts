import { defineComponent } from '../../../core/kit/define-component';
import { ProductCarousel } from './ProductCarousel';
import { dialog } from './ProductCarousel.dialog';
import { productCarouselModel } from './ProductCarousel.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('commerce/productcarousel'),
  title: 'Product carousel',
  description: 'Products of the catalogue as slides',
  icon: 'filmroll',
  group: 'Commerce',
  model: productCarouselModel,
  View: ProductCarousel,
  dialog,
  isEmpty: ({ products }) => products.length === 0,
});
