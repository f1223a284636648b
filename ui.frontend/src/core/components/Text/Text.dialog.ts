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
          description: 'If off, it is one paragraph with every character as typed.',
          value: true,
          feeds: ['richText'],
        },
        idField,
      ],
    },
  ],
};
