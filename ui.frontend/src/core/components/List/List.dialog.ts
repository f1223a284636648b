import type { Dialog } from '../../kit/dialogs/dialog';
import { sortOrders, idField } from '../../kit/dialogs/dialog-fields';
import type { listModel } from './List.model';
import { sourceTab } from './source.dialog';
import { tagsTab } from './tags.dialog';

export const dialog: Dialog<typeof listModel> = {
  tabs: [
    sourceTab,
    {
      title: 'Order',
      fields: [
        {
          widget: 'select',
          name: 'orderBy',
          label: 'Sorted by',
          options: [
            { value: '', text: 'As they are found' },
            { value: 'title', text: 'Title' },
            { value: 'modified', text: 'Last change' },
          ],
          feeds: ['items'],
        },
        {
          widget: 'select',
          name: 'sortOrder',
          label: 'Direction',
          value: 'asc',
          options: sortOrders,
          feeds: ['items'],
        },
        {
          widget: 'number',
          name: 'maxItems',
          label: 'At most',
          description: '0: all of them.',
          min: 0,
          value: 0,
          feeds: ['items'],
        },
        {
          widget: 'number',
          name: 'pageSize',
          isAddition: true,
          label: 'Entries per page',
          description: '0: all on one page. Each page has its own address, which can be shared.',
          min: 0,
          max: 100,
          value: 0,
          feeds: ['pages'],
        },
      ],
    },
    {
      title: 'Items',
      fields: [
        {
          widget: 'checkbox',
          name: 'displayItemAsTeaser',
          label: 'Show teasers',
          feeds: ['displayItemAsTeaser', 'items'],
        },
        { widget: 'checkbox', name: 'linkItems', label: 'Link the items' },
        { widget: 'checkbox', name: 'showDescription', label: 'Show the description' },
        {
          widget: 'checkbox',
          name: 'showModificationDate',
          label: 'Show the date',
          description: 'The article’s date or, if it has none, that of the last change.',
        },
        {
          widget: 'text',
          name: 'dateFormat',
          words: 'none',
          label: 'Format of the date',
          description: 'For example dd.MM.yyyy. If empty: yyyy-MM-dd.',
          feeds: ['dateFormatString'],
          showWhen: { name: 'showModificationDate', is: true },
        },
        idField,
      ],
    },
    tagsTab,
  ],
  computed: ['total', 'first', 'last'],
};
