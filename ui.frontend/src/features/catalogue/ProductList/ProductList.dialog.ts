import type { Dialog } from '../../../core/kit/dialogs/dialog';
import { sortOrders, idField } from '../../../core/kit/dialogs/dialog-fields';
import type { productListModel } from './ProductList.model';
import { DAM_ROOT } from '../../../../../shared/addresses/app';

export const dialog: Dialog<typeof productListModel> = {
  tabs: [
    {
      title: 'Products',
      fields: [
        {
          widget: 'tags',
          name: 'category',
          label: 'Family',
          description: 'If empty: the family of the page.',
        },
        {
          widget: 'path',
          name: 'selection',
          label: 'Products',
          description: 'Instead of a family: these, in this order.',
          root: `${DAM_ROOT}/products`,
          multiple: true,
          feeds: ['products'],
        },
        { widget: 'checkbox', name: 'showTitle', label: 'Show the name of the family', feeds: ['title'] },
        idField,
      ],
    },
    {
      title: 'Order and pages',
      fields: [
        {
          widget: 'select',
          name: 'defaultSortField',
          label: 'Sorted by',
          options: [
            { value: '', text: 'The order of the catalogue' },
            { value: 'name', text: 'Name' },
            { value: 'power', text: 'Motor power' },
            { value: 'flow', text: 'Free air delivery' },
            { value: 'noise', text: 'Noise' },
          ],
          feeds: ['sorts'],
        },
        { widget: 'select', name: 'defaultSortOrder', label: 'Order', options: sortOrders, feeds: ['sorts'] },
        {
          widget: 'number',
          name: 'pageSize',
          label: 'Products on a page',
          min: 1,
          max: 96,
          value: 12,
          feeds: ['pages'],
        },
      ],
    },
  ],
  computed: ['total', 'first', 'last', 'unitsLinks'],
};
