import type { Dialog } from '../../../core/kit/dialogs/dialog';
import { categoriesTab } from '../FeaturedCategoryList/categories.dialog';
import { idField } from '../../../core/kit/dialogs/dialog-fields';
import { perPageField, titleFields } from '../ProductCarousel/card-carousel.dialog';
import type { categoryCarouselModel } from './CategoryCarousel.model';

export const dialog: Dialog<typeof categoryCarouselModel> = {
  tabs: [categoriesTab, { title: 'Look', fields: [...titleFields, perPageField, idField] }],
};
