import type { Dialog } from '../../kit/dialogs/dialog';
import { idField } from '../../kit/dialogs/dialog-fields';
import type { tableOfContentsModel } from './TableOfContents.model';

const levels = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((value) => ({ value, text: value.toUpperCase() }));

export const dialog: Dialog<typeof tableOfContentsModel> = {
  tabs: [
    {
      title: 'Properties',
      fields: [
        {
          widget: 'select',
          name: 'listType',
          label: 'List type',
          value: 'bulleted',
          options: [
            { value: 'bulleted', text: 'Bulleted' },
            { value: 'numbered', text: 'Numbered' },
          ],
        },
        {
          widget: 'select',
          name: 'startLevel',
          label: 'From heading level',
          value: 'h1',
          options: levels,
        },
        { widget: 'select', name: 'stopLevel', label: 'To heading level', value: 'h6', options: levels },
        idField,
      ],
    },
  ],
  computed: ['includeClasses', 'ignoreClasses', 'items'],
};
