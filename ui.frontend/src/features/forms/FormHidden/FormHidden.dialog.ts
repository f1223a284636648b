import type { Dialog } from '../../../core/kit/dialogs/dialog';
import type { formHiddenModel } from './FormHidden.model';
import { idField } from '../../../core/kit/dialogs/dialog-fields';

export const dialog: Dialog<typeof formHiddenModel> = {
  tabs: [
    {
      title: 'Field',
      fields: [
        { widget: 'text', name: 'name', words: 'none', label: 'Name', required: true },
        { widget: 'text', name: 'value', words: 'none', label: 'Value' },
        {
          widget: 'text',
          name: 'jcr:title',
          words: 'none',
          label: 'Title',
          description: 'For authors only.',
          feeds: ['title'],
        },
        idField,
      ],
    },
  ],
};
