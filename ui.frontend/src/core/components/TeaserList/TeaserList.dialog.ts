import type { Dialog } from '../../kit/dialogs/dialog';
import { idField, titleField } from '../../kit/dialogs/dialog-fields';
import type { teaserListModel } from './TeaserList.model';

export const dialog: Dialog<typeof teaserListModel> = {
  tabs: [
    {
      title: 'Properties',
      fields: [
        titleField,
        {
          widget: 'select',
          name: 'layout',
          label: 'Layout',
          value: 'grid',
          options: [
            { value: 'grid', text: 'Side by side' },
            { value: 'list', text: 'One below the other' },
          ],
        },
        {
          widget: 'number',
          name: 'columns',
          label: 'Teasers per row',
          description: '0: as many as fit.',
          min: 0,
          max: 4,
          value: 0,
          showWhen: { name: 'layout', is: 'grid' },
        },
        idField,
      ],
    },
  ],
};
