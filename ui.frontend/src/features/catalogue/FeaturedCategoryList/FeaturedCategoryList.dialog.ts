import type { Dialog } from '../../../core/kit/dialogs/dialog';
import { idField } from '../../../core/kit/dialogs/dialog-fields';
import { titleFields } from '../ProductCarousel/card-carousel.dialog';
import { categoriesTab } from './categories.dialog';
import type { featuredCategoryListModel } from './FeaturedCategoryList.model';

export const dialog: Dialog<typeof featuredCategoryListModel> = {
  tabs: [categoriesTab, { title: 'Look', fields: [...titleFields, idField] }],
};
