import type { Dialog } from '../../kit/dialogs/dialog';
import { idField } from '../../kit/dialogs/dialog-fields';
import type { textModel } from './Text.model';

export const dialog: Dialog<typeof textModel> = {
  tabs: [
    {
      title: 'Properties',
      fields: [
        { widget: 'richtext', name: 'text', label: 'Text', required: true, formattedBy: 'textIsRich' },
        {
          widget: 'checkbox',
          name: 'textIsRich',
          label: 'Formatted',
          description: 'Otherwise it is one paragraph, with every character as it was typed.',
          value: true,
          feeds: ['richText'],
        },
        idField,
      ],
    },
  ],
};
