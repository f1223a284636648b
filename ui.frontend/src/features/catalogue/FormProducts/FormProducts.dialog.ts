import type { Dialog } from '../../../core/kit/dialogs/dialog';
import type { formProductsModel } from './FormProducts.model';

export const dialog: Dialog<typeof formProductsModel> = {
  tabs: [
    {
      title: 'Products',
      fields: [
        { widget: 'text', name: 'jcr:title', label: 'Title', feeds: ['title'] },
        {
          widget: 'text',
          name: 'name',
          label: 'Name',
          description: 'Of the columns of what was sent.',
        },
        { widget: 'text', name: 'helpMessage', label: 'Help' },
        {
          widget: 'path',
          name: 'productsPage',
          label: 'Where products are found',
          root: '/content/ventora',
          feeds: ['productsLink'],
        },
        { widget: 'checkbox', name: 'required', label: 'Required' },
        { widget: 'text', name: 'requiredMessage', label: 'Words for an empty list' },
        { widget: 'text', name: 'id', label: 'ID' },
      ],
    },
  ],
  computed: ['lines', 'mostLines', 'mostQuantity', 'mostRemark', 'isPosted', 'isSent', 'error'],
};
