import type { Dialog } from '../../kit/dialogs/dialog';
import { sortOrders, idField } from '../../kit/dialogs/dialog-fields';
import type { contentFragmentListModel } from './ContentFragmentList.model';

export const dialog: Dialog<typeof contentFragmentListModel> = {
  tabs: [
    {
      title: 'Properties',
      fields: [
        {
          widget: 'path',
          name: 'modelPath',
          label: 'Model',
          root: '/conf',
          required: true,
          feeds: ['items'],
        },
        {
          widget: 'path',
          name: 'parentPath',
          label: 'Below this folder',
          root: '/content/dam',
          feeds: ['items'],
        },
        { widget: 'tags', name: 'tagNames', label: 'With these tags', feeds: ['items'] },
        {
          widget: 'texts',
          name: 'elementNames',
          words: 'none',
          label: 'Elements',
          description: 'If empty: all of them.',
          feeds: ['items'],
        },
        {
          widget: 'select',
          name: 'orderBy',
          label: 'Sorted by',
          options: [
            { value: '', text: 'Creation date' },
            { value: 'jcr:content/jcr:lastModified', text: 'Last change' },
            { value: 'jcr:content/jcr:title', text: 'Title' },
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
        { widget: 'number', name: 'maxItems', label: 'At most', min: 1, feeds: ['items'] },
        idField,
      ],
    },
  ],
};
