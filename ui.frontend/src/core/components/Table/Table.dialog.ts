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
          description: 'What the table shows; stands above it.',
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
          description: 'The cells of a column are moved and removed with it.',
          required: true,
          feeds: ['columnOrder', 'columns'],
          fields: [
            {
              widget: 'text',
              name: 'name',
              words: 'none',
              label: 'Name',
              description: 'Each column has its own.',
              pattern: { value: '[A-Za-z][\\w\\-]*', message: 'A letter, then letters, digits, - and _' },
            },
            { widget: 'text', name: 'title', words: 'prose', label: 'Title' },
            {
              widget: 'checkbox',
              name: 'sortable',
              label: 'Visitors can sort by it',
              description: 'Numbers are put in order by their size, whatever unit follows them.',
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
              description: 'One for each column.',
              per: { of: 'columns', title: 'title' },
            },
          ],
        },
      ],
    },
  ],
};
