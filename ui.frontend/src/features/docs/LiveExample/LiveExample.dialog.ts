import { idField } from '../../../core/kit/dialogs/dialog-fields';
import type { Dialog } from '../../../core/kit/dialogs/dialog';
import type { liveExampleModel } from './LiveExample.model';

export const dialog: Dialog<typeof liveExampleModel> = {
  tabs: [
    {
      title: 'Properties',
      fields: [
        {
          widget: 'text',
          name: 'jcr:title',
          words: 'prose',
          label: 'Title',
          required: true,
          feeds: ['title'],
        },
        { widget: 'text', name: 'source', words: 'none', label: 'Address', required: true },
        idField,
      ],
    },
  ],
};
