import type { Dialog } from '../../../core/kit/dialogs/dialog';
import { idField, titleField } from '../../../core/kit/dialogs/dialog-fields';
import type { comparisonModel } from './Comparison.model';
import { CONTENT_ROOT } from '../../../../../shared/addresses/app';

export const dialog: Dialog<typeof comparisonModel> = {
  tabs: [
    {
      title: 'Comparison',
      fields: [
        titleField,
        {
          widget: 'path',
          name: 'productsPage',
          label: 'Where products are found',
          root: CONTENT_ROOT,
          feeds: ['links'],
        },
        idField,
      ],
    },
  ],
  computed: ['action', 'skus', 'units', 'onlyDifferences', 'running', 'products', 'unknown', 'left', 'most'],
};
