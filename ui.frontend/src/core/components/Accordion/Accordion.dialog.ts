import type { Dialog } from '../../kit/dialogs/dialog';
import { idField } from '../../kit/dialogs/dialog-fields';
import { headingChoices } from '../../kit/dialogs/dialog-options';
import type { accordionModel } from './Accordion.model';

export const dialog: Dialog<typeof accordionModel> = {
  tabs: [
    {
      title: 'Items',
      fields: [
        {
          widget: 'panels',
          name: 'cq:panelTitle',
          label: 'Items',
          feeds: [':items', ':itemsOrder'],
        },
      ],
    },
    {
      title: 'Properties',
      fields: [
        {
          widget: 'checkbox',
          name: 'singleExpansion',
          label: 'Single item expansion',
          description: 'Opening one item closes the others.',
        },
        { widget: 'panel', name: 'expandedItems', label: 'Expanded items', multiple: true },
        {
          widget: 'select',
          name: 'headingElement',
          label: 'Heading level of the titles',
          options: headingChoices(['h2', 'h3', 'h4', 'h5', 'h6']),
        },
        idField,
      ],
    },
  ],
};
