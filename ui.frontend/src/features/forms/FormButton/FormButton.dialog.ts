import type { Dialog } from '../../../core/kit/dialogs/dialog';
import type { formButtonModel } from './FormButton.model';
import { idField, titleField } from '../../../core/kit/dialogs/dialog-fields';

export const dialog: Dialog<typeof formButtonModel> = {
  tabs: [
    {
      title: 'Button',
      fields: [
        { ...titleField, label: 'Words', required: true },
        {
          widget: 'select',
          name: 'type',
          label: 'What it does',
          value: 'submit',
          options: [
            { value: 'submit', text: 'Sends the form' },
            { value: 'button', text: 'Runs a script of the page' },
          ],
        },
        {
          widget: 'text',
          name: 'name',
          words: 'none',
          label: 'Name',
          description: 'Identifies the button that was pressed.',
        },
        { widget: 'text', name: 'value', words: 'none', label: 'Value' },
        idField,
      ],
    },
  ],
};
