import type { Dialog } from '../../../core/kit/dialogs/dialog';
import { idField } from '../../../core/kit/dialogs/dialog-fields';
import type { productTeaserModel } from './ProductTeaser.model';
import { DAM_ROOT } from '../../../../../shared/addresses/app';

export const dialog: Dialog<typeof productTeaserModel> = {
  tabs: [
    {
      title: 'Product',
      fields: [
        {
          widget: 'path',
          name: 'selection',
          label: 'Product',
          description: 'If empty: the product of the page.',
          root: `${DAM_ROOT}/products`,
          feeds: ['name'],
        },
        { widget: 'text', name: 'ctaText', words: 'prose', label: 'Words of the button', maxLength: 60 },
        {
          widget: 'select',
          name: 'linkTarget',
          label: 'Opens in',
          options: [
            { value: '', text: 'The same tab' },
            { value: '_blank', text: 'A new tab' },
          ],
          feeds: ['link'],
        },
        idField,
      ],
    },
  ],
  computed: ['familyId', 'sku', 'kind', 'description', 'family', 'figures', 'variants', 'image'],
};
