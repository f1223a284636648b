import type { Dialog } from '../../../core/kit/dialogs/dialog';
import { idField } from '../../../core/kit/dialogs/dialog-fields';
import type { documentListModel } from './DocumentList.model';

export const dialog: Dialog<typeof documentListModel> = {
  tabs: [
    {
      title: 'Properties',
      fields: [
        {
          widget: 'number',
          name: 'pageSize',
          label: 'Documents on a page',
          min: 1,
          max: 100,
          value: 20,
          feeds: ['pages'],
        },
        idField,
      ],
    },
  ],
  computed: [
    'note',
    'action',
    'reset',
    'words',
    'total',
    'first',
    'last',
    'type',
    'family',
    'language',
    'revision',
    'documents',
  ],
};
