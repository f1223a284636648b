import type { Dialog } from '../../../core/kit/dialogs/dialog';
import type { formButtonModel } from './FormButton.model';

export const dialog: Dialog<typeof formButtonModel> = {
  tabs: [
    {
      title: 'Button',
      fields: [
        {
          widget: 'text',
          name: 'jcr:title',
          words: 'prose',
          label: 'Words',
          required: true,
          feeds: ['title'],
        },
        {
          widget: 'select',
          name: 'type',
          label: 'What it does',
          value: 'submit',
          options: [
            { value: 'submit', text: 'Sends the form' },
            { value: 'button', text: 'What a script of the page says' },
          ],
        },
        {
          widget: 'text',
          name: 'name',
          words: 'none',
          label: 'Name',
          description: 'To tell which of several buttons was pressed.',
        },
        { widget: 'text', name: 'value', words: 'none', label: 'Value' },
        { widget: 'text', name: 'id', words: 'none', label: 'ID' },
      ],
    },
  ],
};
