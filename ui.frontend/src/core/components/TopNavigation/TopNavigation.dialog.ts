import type { Dialog } from '../../kit/dialogs/dialog';
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
            { widget: 'text', name: 'text', label: 'Words', required: true },
            { widget: 'select', name: 'icon', label: 'Icon', options: iconChoices(iconNames) },
          ],
        },
        { widget: 'text', name: 'id', label: 'ID', description: 'For links to this component.' },
      ],
    },
    {
      title: 'Accessibility',
      fields: [
        {
          widget: 'text',
          name: 'accessibilityLabel',
          label: 'Label',
          description: 'Tells this navigation from the others on the page.',
        },
      ],
    },
  ],
};
