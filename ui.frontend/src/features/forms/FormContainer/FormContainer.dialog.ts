import type { Dialog } from '../../../core/kit/dialogs/dialog';
import type { formContainerModel } from './FormContainer.model';

export const dialog: Dialog<typeof formContainerModel> = {
  tabs: [
    {
      title: 'Form',
      fields: [
        {
          widget: 'path',
          name: 'redirect',
          label: 'Page after sending',
          root: '/content',
          description: 'Default: a thank-you message on the same page.',
        },
        { widget: 'richtext', name: 'thankYouMessage', isAddition: true, label: 'Thanks' },
        {
          widget: 'checkbox',
          name: 'showReference',
          isAddition: true,
          label: 'Show a reference',
          description: 'The thank-you message shows the start of the submission’s id.',
          feeds: ['reference'],
        },
        { widget: 'text', name: 'id', words: 'none', label: 'ID', feeds: ['id', 'name'] },
      ],
    },
    {
      title: 'Advanced',
      fields: [
        {
          widget: 'select',
          name: 'method',
          label: 'Method',
          value: 'POST',
          options: [
            { value: 'POST', text: 'POST: stored on the server' },
            { value: 'GET', text: 'GET: in the address' },
          ],
        },
        {
          widget: 'select',
          name: 'enctype',
          label: 'Encoding',
          value: 'multipart/form-data',
          options: [
            { value: 'multipart/form-data', text: 'multipart/form-data' },
            { value: 'application/x-www-form-urlencoded', text: 'application/x-www-form-urlencoded' },
          ],
        },
      ],
    },
  ],
  computed: ['action', 'formStart', 'errorMessages', 'refusal'],
};
