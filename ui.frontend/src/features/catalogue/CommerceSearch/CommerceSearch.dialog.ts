import type { Dialog } from '../../../core/kit/dialogs/dialog';
import { idField } from '../../../core/kit/dialogs/dialog-fields';
import type { commerceSearchModel } from './CommerceSearch.model';

export const dialog: Dialog<typeof commerceSearchModel> = {
  tabs: [
    {
      title: 'Properties',
      fields: [
        {
          widget: 'tags',
          name: 'category',
          label: 'Only in',
          description: 'A family of products. If empty: the whole catalogue.',
          feeds: ['families'],
        },
        {
          widget: 'number',
          name: 'pageSize',
          label: 'Products on a page',
          min: 1,
          max: 96,
          value: 12,
          feeds: ['pages'],
        },
        idField,
      ],
    },
  ],
  computed: ['action', 'query', 'total', 'first', 'last', 'products'],
};
