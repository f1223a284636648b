import type { Dialog } from '../../kit/dialogs/dialog';
import type { tagsModel } from './Tags.model';

export const dialog: Dialog<typeof tagsModel> = {
  tabs: [
    {
      title: 'Properties',
      fields: [
        {
          widget: 'text',
          name: 'id',
          words: 'none',
          label: 'ID',
          description: 'For links to this component. Date and tags are set in the page properties.',
        },
      ],
    },
  ],
  computed: ['date', 'tags'],
};
