import type { Dialog } from '../../kit/dialogs/dialog';
import { idField } from '../../kit/dialogs/dialog-fields';
import { iconChoices } from '../../kit/dialogs/dialog-options';
import { iconNames } from '../../kit/icons/IconPaths';
import type { topNavigationModel } from './TopNavigation.model';

export const dialog: Dialog<typeof topNavigationModel> = {
  tabs: [
    {
      title: 'Links',
      fields: [
        {
          widget: 'multifield',
          name: 'links',
          label: 'Links',
          fields: [
            { widget: 'link', name: 'link', label: 'Link', required: true },
            { widget: 'text', name: 'text', words: 'prose', label: 'Words', required: true },
            { widget: 'select', name: 'icon', label: 'Icon', options: iconChoices(iconNames) },
          ],
        },
        idField,
      ],
    },
    {
      title: 'Accessibility',
      fields: [
        {
          widget: 'text',
          name: 'accessibilityLabel',
          words: 'prose',
          label: 'Label',
          description: 'Distinguishes this navigation from others on the page.',
        },
      ],
    },
  ],
};
