import type { Dialog } from '../../../core/kit/dialogs/dialog';
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
          description: 'Without one: all pages of this language.',
          root: '/content',
          feeds: ['action'],
        },
        { widget: 'text', name: 'id', label: 'ID', description: 'For links to this component.' },
      ],
    },
  ],
  computed: ['resultsSize', 'searchTermMinimumLength', 'term', 'results', 'moreUrl'],
};
