import type { Dialog } from '../../kit/dialogs/dialog';
import type { progressBarModel } from './ProgressBar.model';

export const dialog: Dialog<typeof progressBarModel> = {
  tabs: [
    {
      title: 'Properties',
      fields: [
        {
          widget: 'number',
          name: 'completed',
          label: 'Completed, in per cent',
          min: 0,
          max: 100,
          required: true,
        },
        { widget: 'text', name: 'id', label: 'ID', description: 'For links to this component.' },
      ],
    },
  ],
};
