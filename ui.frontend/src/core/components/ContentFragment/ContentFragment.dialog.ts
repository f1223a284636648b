import type { Dialog } from '../../kit/dialogs/dialog';
import { idField } from '../../kit/dialogs/dialog-fields';
import type { contentFragmentModel } from './ContentFragment.model';

export const dialog: Dialog<typeof contentFragmentModel> = {
  tabs: [
    {
      title: 'Properties',
      fields: [
        {
          widget: 'path',
          name: 'fragmentPath',
          label: 'Content fragment',
          root: '/content/dam',
          required: true,
          feeds: ['title', 'description', 'model', 'elements', 'elementsOrder', 'paragraphs'],
        },
        {
          widget: 'select',
          name: 'displayMode',
          label: 'Show',
          value: 'multi',
          options: [
            { value: 'multi', text: 'Its elements' },
            { value: 'singleText', text: 'One text' },
          ],
          feeds: ['paragraphs'],
        },
        { widget: 'text', name: 'variationName', words: 'none', label: 'Variation', feeds: ['elements'] },
        {
          widget: 'texts',
          name: 'elementNames',
          words: 'none',
          label: 'Elements',
          description: 'If empty: all of them.',
          feeds: ['elements', 'elementsOrder'],
        },
        idField,
      ],
    },
  ],
};
