import type { Dialog } from '../../kit/dialogs/dialog';
import { idField } from '../../kit/dialogs/dialog-fields';
import type { downloadModel } from './Download.model';

export const dialog: Dialog<typeof downloadModel> = {
  tabs: [
    {
      title: 'Asset',
      fields: [
        {
          widget: 'path',
          name: 'fileReference',
          label: 'File',
          root: '/content/dam',
          required: true,
          feeds: ['url', 'filename', 'format', 'extension', 'size', 'bytes'],
        },
        {
          widget: 'checkbox',
          name: 'inline',
          label: 'Show in the browser',
          description: 'Instead of saving the file.',
          feeds: ['url'],
        },
        {
          widget: 'image',
          name: 'image',
          isAddition: true,
          label: 'Picture',
          description: 'A cover; if empty, a sheet is drawn.',
          crops: [
            { text: 'Beside the words', width: 4, height: 3 },
            { text: 'On a phone', width: 3, height: 2 },
          ],
        },
      ],
    },
    {
      title: 'Text',
      fields: [
        {
          widget: 'checkbox',
          name: 'titleFromAsset',
          label: 'Take the title from the file',
          feeds: ['title'],
        },
        {
          widget: 'text',
          name: 'jcr:title',
          words: 'prose',
          label: 'Title',
          feeds: ['title'],
          showWhen: { name: 'titleFromAsset', is: false },
        },
        {
          widget: 'checkbox',
          name: 'descriptionFromAsset',
          label: 'Take the description from the file',
          feeds: ['description'],
        },
        {
          widget: 'richtext',
          name: 'jcr:description',
          label: 'Description',
          feeds: ['description'],
          showWhen: { name: 'descriptionFromAsset', is: false },
        },
        { widget: 'text', name: 'actionText', words: 'prose', label: 'Words of the link' },
        idField,
      ],
    },
  ],
  computed: ['titleType'],
};
