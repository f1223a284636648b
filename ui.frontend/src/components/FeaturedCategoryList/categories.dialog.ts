import type { DialogTab } from '../../kit/dialog';

/** Which families are shown; the same for the list and the carousel. */
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
          widget: 'path',
          name: 'category',
          label: 'Family',
          root: '/content/cq:tags/ventora/family',
          required: true,
        },
        {
          widget: 'path',
          name: 'asset',
          label: 'Picture',
          description: 'Without one: that of its page, else of its first product.',
          root: '/content/dam',
          accepts: 'image/*',
        },
      ],
    },
    {
      widget: 'path',
      name: 'category',
      label: 'Families below',
      description: 'Where none are named above.',
      root: '/content/cq:tags/ventora/family',
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
