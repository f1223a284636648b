import type { Dialog } from '../../kit/dialogs/dialog';
import { idField } from '../../kit/dialogs/dialog-fields';
import type { tableModel } from './Table.model';

export const dialog: Dialog<typeof tableModel> = {
  tabs: [
    {
      title: 'Properties',
      fields: [
        {
          widget: 'text',
          name: 'caption',
          words: 'prose',
          label: 'Caption',
          description: 'What the table shows; displayed above it.',
        },
        {
          widget: 'checkbox',
          name: 'rowHeaders',
          label: 'The first cell of a row is its header',
        },
        idField,
      ],
    },
    {
      title: 'Columns',
      fields: [
        {
          widget: 'multifield',
          name: 'columns',
          label: 'Columns',
          description: 'The cells of a column move with it and are deleted with it.',
          required: true,
          feeds: ['columnOrder', 'columns'],
          fields: [
            {
              widget: 'text',
              name: 'name',
              words: 'none',
              label: 'Name',
              description: 'Unique for each column.',
              pattern: { value: '[A-Za-z][\\w\\-]*', message: 'A letter, then letters, digits, - and _' },
            },
            { widget: 'text', name: 'title', words: 'prose', label: 'Title' },
            {
              widget: 'checkbox',
              name: 'sortable',
              label: 'Visitors can sort by this column',
              description: 'Numbers are sorted by value, ignoring their units.',
            },
          ],
        },
      ],
    },
    {
      title: 'Rows',
      fields: [
        {
          widget: 'multifield',
          name: 'rows',
          label: 'Rows',
          required: true,
          fields: [
            {
              widget: 'texts',
              name: 'cells',
              words: 'prose',
              label: 'Cells',
              description: 'One per column.',
              per: { of: 'columns', title: 'title' },
            },
          ],
        },
      ],
    },
  ],
};
