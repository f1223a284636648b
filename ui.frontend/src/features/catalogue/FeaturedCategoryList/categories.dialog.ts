import type { DialogTab } from '../../../core/kit/dialogs/dialog';

/** The fields that choose families, shared by the list and the carousel. */
export const categoriesTab: DialogTab<'categories'> = {
  title: 'Families',
  fields: [
    {
      widget: 'multifield',
      name: 'items',
      label: 'Families',
      description: 'In this order.',
      feeds: ['categories'],
      fields: [
        {
          widget: 'tags',
          name: 'category',
          label: 'Family',
          required: true,
        },
        {
          widget: 'path',
          name: 'asset',
          label: 'Picture',
          description: 'If empty: the picture of its page, or else of its first product.',
          root: '/content/dam',
          accepts: 'image/*',
        },
      ],
    },
    {
      widget: 'tags',
      name: 'category',
      label: 'Families below',
      description: 'Used if none are chosen above.',
      feeds: ['categories'],
    },
    {
      widget: 'select',
      name: 'linkTarget',
      label: 'Open in',
      options: [
        { value: '', text: 'This window' },
        { value: '_blank', text: 'A new window' },
      ],
      feeds: ['categories'],
    },
  ],
};
