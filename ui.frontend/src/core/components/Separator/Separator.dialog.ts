import type { Dialog } from '../../kit/dialogs/dialog';
import type { separatorModel } from './Separator.model';

export const dialog: Dialog<typeof separatorModel> = {
  tabs: [
    {
      title: 'Properties',
      fields: [
        {
          widget: 'checkbox',
          name: 'decorative',
          label: 'Decorative',
          description: 'Screen readers skip it.',
          feeds: ['isDecorative'],
        },
      ],
    },
  ],
  // Core Components do not export the id of a separator.
  computed: ['id'],
};
