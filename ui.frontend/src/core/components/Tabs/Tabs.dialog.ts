import type { Dialog } from '../../kit/dialogs/dialog';
import { idField } from '../../kit/dialogs/dialog-fields';
import type { tabsModel } from './Tabs.model';

export const dialog: Dialog<typeof tabsModel> = {
  tabs: [
    {
      title: 'Items',
      fields: [{ widget: 'panels', name: 'cq:panelTitle', label: 'Tabs', feeds: [':items', ':itemsOrder'] }],
    },
    {
      title: 'Properties',
      fields: [
        {
          widget: 'panel',
          name: 'activeItem',
          label: 'Active item',
          description: 'The tab shown first; if empty, the first of the list.',
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
          description: 'The subject of the tabs; screen readers use it as their name.',
        },
      ],
    },
  ],
};
