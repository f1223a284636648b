import type { Dialog } from '../../../core/kit/dialogs/dialog';
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
          description: 'A family of products. Without one: the whole catalogue.',
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
        { widget: 'text', name: 'id', label: 'ID', description: 'For links to this component.' },
      ],
    },
  ],
  computed: ['action', 'query', 'total', 'first', 'last', 'products'],
};
