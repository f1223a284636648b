import { searchDialogs } from '#site/search/dialogs';
import type { Dialog } from '../../../core/kit/dialogs/dialog';
import { idField, sortOrders, titleField } from '../../../core/kit/dialogs/dialog-fields';
import { choicesOf } from '../../../core/kit/dialogs/dialog-options';
import type { filterListModel } from './FilterList.model';

export const dialog: Dialog<typeof filterListModel> = {
  tabs: [
    {
      title: 'Results',
      fields: [
        {
          ...titleField,
          label: 'Heading',
          description: 'Shown if the visitor has not typed a query. If empty: “Results”.',
        },
        {
          widget: 'select',
          name: 'kind',
          label: 'What is found',
          options: choicesOf({
            '': 'Everything',
            ...searchDialogs.kinds,
            article: 'Articles',
            document: 'Documents',
          }),
          feeds: ['preset'],
        },
        ...searchDialogs.listFields,
        idField,
      ],
    },
    {
      title: 'Filters and order',
      fields: [
        {
          widget: 'texts',
          name: 'facets',
          words: 'none',
          label: 'Filters',
          description: searchDialogs.facetsHelp,
        },
        {
          widget: 'texts',
          name: 'figures',
          words: 'none',
          label: 'Figures to filter by',
          description: searchDialogs.figuresHelp,
        },
        {
          widget: 'select',
          name: 'defaultSortField',
          label: 'Sorted by',
          options: choicesOf({ '': 'Relevance', ...searchDialogs.sorts }),
          feeds: ['sort'],
        },
        { widget: 'select', name: 'defaultSortOrder', label: 'Order', options: sortOrders, feeds: ['sort'] },
        { widget: 'number', name: 'pageSize', label: 'Results on a page', min: 1, max: 96, value: 24 },
      ],
    },
  ],
  computed: ['service', 'action', 'withoutScripts', 'answer'],
};
