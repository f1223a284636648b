import { defineComponent } from '../../../core/kit/define-component';
import { CategoryCarousel } from './CategoryCarousel';
import { dialog } from './CategoryCarousel.dialog';
import { categoryCarouselModel } from './CategoryCarousel.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('commerce/categorycarousel'),
  title: 'Category carousel',
  description: 'Categories of the catalogue as slides',
  icon: 'collection',
  group: 'Commerce',
  model: categoryCarouselModel,
  View: CategoryCarousel,
  dialog,
  isEmpty: ({ categories }) => categories.length === 0,
});
