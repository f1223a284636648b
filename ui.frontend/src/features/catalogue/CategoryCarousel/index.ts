import { defineComponent } from '../../../core/kit/define-component';
import { CategoryCarousel } from './CategoryCarousel';
import { dialog } from './CategoryCarousel.dialog';
import { categoryCarouselModel } from './CategoryCarousel.model';

export default defineComponent({
  resourceType: 'ventora/components/commerce/categorycarousel',
  title: 'Category carousel',
  description: 'Categories of the catalogue as slides',
  icon: 'collection',
  group: 'Ventora - Commerce',
  model: categoryCarouselModel,
  View: CategoryCarousel,
  dialog,
  isEmpty: ({ categories }) => categories.length === 0,
});
