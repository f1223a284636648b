import type { Dialog } from '../../kit/dialog';

export const dialog: Dialog = {
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
        { widget: 'text', name: 'variationName', label: 'Variation', feeds: ['elements'] },
        {
          widget: 'multifield',
          name: 'elementNames',
          label: 'Elements',
          description: 'Without any: all of them.',
          feeds: ['elements', 'elementsOrder'],
          fields: [{ widget: 'text', name: 'elementName', label: 'Name of an element' }],
        },
        { widget: 'text', name: 'id', label: 'ID', description: 'For links to this component.' },
      ],
    },
  ],
};
