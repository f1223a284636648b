import type { Dialog } from '../../kit/dialogs/dialog';
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
          description: 'The tab shown first; without one it is the first of them.',
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
          description: 'What the tabs are about; screen readers call them by it.',
        },
      ],
    },
  ],
};
