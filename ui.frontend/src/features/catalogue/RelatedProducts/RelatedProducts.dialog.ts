import type { Dialog } from '../../../core/kit/dialogs/dialog';
import { idField, titleField } from '../../../core/kit/dialogs/dialog-fields';
import { choicesOf } from '../../../core/kit/dialogs/dialog-options';
import type { relatedProductsModel } from './RelatedProducts.model';
import { DAM_ROOT } from '../../../../../shared/addresses/app';

export const dialog: Dialog<typeof relatedProductsModel> = {
  tabs: [
    {
      title: 'Products',
      fields: [
        {
          widget: 'select',
          name: 'relationType',
          label: 'Show',
          options: choicesOf({
            '': 'The next sizes, and what the product names as related',
            'same-family': 'The same family, nearest in power',
            'same-use': 'The same use',
            accessories: 'Its accessories',
            'spare-parts': 'Its spare parts',
          }),
          feeds: ['products'],
        },
        {
          widget: 'path',
          name: 'product',
          label: 'Product',
          description: 'If empty: the product of the page.',
          root: `${DAM_ROOT}/products`,
          feeds: ['products', 'relatedTo'],
        },
        {
          widget: 'path',
          name: 'selection',
          label: 'Products',
          description: 'Instead of a rule: these, in this order.',
          root: `${DAM_ROOT}/products`,
          multiple: true,
          feeds: ['products'],
        },
        {
          widget: 'number',
          name: 'maxItems',
          label: 'At most',
          min: 1,
          max: 12,
          value: 4,
          feeds: ['products'],
        },
      ],
    },
    {
      title: 'Heading',
      fields: [
        titleField,
        {
          widget: 'select',
          name: 'titleType',
          label: 'Heading level',
          options: [
            { value: 'h2', text: 'h2' },
            { value: 'h3', text: 'h3' },
            { value: 'h4', text: 'h4' },
          ],
        },
        idField,
      ],
    },
  ],
};
