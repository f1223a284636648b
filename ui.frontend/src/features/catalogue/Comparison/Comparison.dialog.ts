import type { Dialog } from '../../../core/kit/dialogs/dialog';
import type { comparisonModel } from './Comparison.model';

export const dialog: Dialog<typeof comparisonModel> = {
  tabs: [
    {
      title: 'Comparison',
      fields: [
        { widget: 'text', name: 'jcr:title', label: 'Title', feeds: ['title'] },
        {
          widget: 'path',
          name: 'productsPage',
          label: 'Where products are found',
          root: '/content/ventora',
          feeds: ['links'],
        },
        { widget: 'text', name: 'id', label: 'ID', description: 'For links to this component.' },
      ],
    },
  ],
  computed: ['action', 'skus', 'units', 'onlyDifferences', 'products', 'unknown', 'left', 'most'],
};
