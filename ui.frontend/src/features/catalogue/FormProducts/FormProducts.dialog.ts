import type { Dialog } from '../../../core/kit/dialogs/dialog';
import type { formProductsModel } from './FormProducts.model';
import { CONTENT_ROOT } from '../../../../../shared/addresses/app';
import { idField, titleField } from '../../../core/kit/dialogs/dialog-fields';

export const dialog: Dialog<typeof formProductsModel> = {
  tabs: [
    {
      title: 'Products',
      fields: [
        titleField,
        {
          widget: 'text',
          name: 'name',
          words: 'none',
          label: 'Name',
          description: 'Prefix of its columns in the export. If empty: products.',
        },
        { widget: 'text', name: 'helpMessage', words: 'prose', label: 'Help' },
        {
          widget: 'path',
          name: 'productsPage',
          label: 'Where products are found',
          root: CONTENT_ROOT,
          feeds: ['productsLink'],
        },
        { widget: 'checkbox', name: 'required', label: 'Required' },
        { widget: 'text', name: 'requiredMessage', words: 'prose', label: 'Words for an empty list' },
        idField,
      ],
    },
  ],
  computed: ['lines', 'mostLines', 'mostQuantity', 'mostRemark', 'isPosted', 'isSent', 'error'],
};
