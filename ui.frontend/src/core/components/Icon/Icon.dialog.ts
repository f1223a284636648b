import type { Dialog } from '../../kit/dialogs/dialog';
import { idField } from '../../kit/dialogs/dialog-fields';
import { iconNames } from '../../kit/icons/IconPaths';
import type { iconModel } from './Icon.model';

export const dialog: Dialog<typeof iconModel> = {
  tabs: [
    {
      title: 'Properties',
      fields: [
        {
          widget: 'select',
          name: 'icon',
          label: 'Icon',
          required: true,
          options: iconNames.map((value) => ({ value, text: value })),
        },
        {
          widget: 'text',
          name: 'label',
          words: 'prose',
          label: 'What it says',
          description: 'For people who do not see it. Leave it empty for decoration.',
        },
        {
          widget: 'select',
          name: 'size',
          label: 'Size',
          value: 'medium',
          options: [
            { value: 'small', text: 'Small' },
            { value: 'medium', text: 'Medium' },
            { value: 'large', text: 'Large' },
          ],
        },
        idField,
      ],
    },
  ],
};
