import type { Dialog } from '../../kit/dialogs/dialog';
import { idField } from '../../kit/dialogs/dialog-fields';
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
        {
          widget: 'texts',
          name: 'steps',
          isAddition: true,
          words: 'prose',
          label: 'Steps',
          description:
            'Names of the steps of a process, first to last. The bar then shows the step that the percentage above reaches: of four steps, 50 is the second.',
        },
        idField,
      ],
    },
  ],
};
