import type { Dialog } from '../../../core/kit/dialogs/dialog';
import { idField } from '../../../core/kit/dialogs/dialog-fields';
import type { commerceContentFragmentModel } from './CommerceContentFragment.model';

const found = ['title', 'description', 'model', 'elements', 'elementsOrder', 'paragraphs'] as const;

export const dialog: Dialog<typeof commerceContentFragmentModel> = {
  tabs: [
    {
      title: 'Properties',
      fields: [
        {
          widget: 'path',
          name: 'modelPath',
          label: 'Model',
          root: '/conf',
          required: true,
          feeds: found,
        },
        {
          widget: 'text',
          name: 'linkElement',
          words: 'none',
          label: 'Element that names the product',
          description: 'Shows the fragment in which this element holds the page’s order number or family.',
          required: true,
          feeds: found,
        },
        {
          widget: 'path',
          name: 'parentPath',
          label: 'Folder',
          description: 'The folder with the fragments.',
          root: '/content/dam',
          feeds: found,
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
