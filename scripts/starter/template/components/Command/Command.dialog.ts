import { idField, type Dialog } from 'ventora/component';
import type { commandModel } from './Command.model';

export const dialog: Dialog<typeof commandModel> = {
  tabs: [
    {
      title: 'Properties',
      fields: [
        {
          widget: 'text',
          name: 'caption',
          words: 'prose',
          label: 'Caption',
          description: 'What the command does.',
        },
        { widget: 'text', name: 'command', words: 'none', label: 'Command', required: true },
        idField,
      ],
    },
  ],
};
