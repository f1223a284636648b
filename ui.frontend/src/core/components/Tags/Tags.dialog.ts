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
          description: 'For links to this component. Day and tags are those of the page’s properties.',
        },
      ],
    },
  ],
  computed: ['date', 'tags'],
};
