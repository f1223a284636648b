import type { Dialog } from '../../../core/kit/dialogs/dialog';
import { idField } from '../../../core/kit/dialogs/dialog-fields';
import type { searchModel } from './Search.model';

export const dialog: Dialog<typeof searchModel> = {
  tabs: [
    {
      title: 'Properties',
      fields: [
        {
          widget: 'path',
          name: 'searchRoot',
          label: 'Pages below',
          description: 'If empty: all pages in this language.',
          root: '/content',
          feeds: ['action'],
        },
        idField,
      ],
    },
  ],
  computed: ['resultsSize', 'searchTermMinimumLength', 'term', 'results', 'isAway', 'moreUrl'],
};
