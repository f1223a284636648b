import type { Dialog } from '../../../core/kit/dialogs/dialog';
import { idField } from '../../../core/kit/dialogs/dialog-fields';
import { perPageField, titleFields } from './card-carousel.dialog';
import type { productCarouselModel } from './ProductCarousel.model';
import { DAM_ROOT } from '../../../../../shared/addresses/app';

export const dialog: Dialog<typeof productCarouselModel> = {
  tabs: [
    {
      title: 'Products',
      fields: [
        {
          widget: 'select',
          name: 'selectionType',
          label: 'Show',
          value: 'product',
          options: [
            { value: 'product', text: 'Chosen products' },
            { value: 'category', text: 'A family' },
          ],
          feeds: ['products'],
        },
        {
          widget: 'path',
          name: 'selection',
          label: 'Products',
          description: 'In this order.',
          root: `${DAM_ROOT}/products`,
          multiple: true,
          feeds: ['products'],
          showWhen: { name: 'selectionType', is: 'product' },
        },
        {
          widget: 'tags',
          name: 'category',
          label: 'Family',
          description: 'If empty: the family of the page.',
          feeds: ['products'],
          showWhen: { name: 'selectionType', is: 'category' },
        },
        { widget: 'number', name: 'productCount', label: 'At most', min: 1, value: 10, feeds: ['products'] },
      ],
    },
    { title: 'Look', fields: [...titleFields, perPageField, idField] },
  ],
};
