import type { Dialog } from '../../../core/kit/dialogs/dialog';
import { idField } from '../../../core/kit/dialogs/dialog-fields';
import type { configuratorModel } from './Configurator.model';

export const dialog: Dialog<typeof configuratorModel> = {
  tabs: [
    {
      title: 'Properties',
      fields: [
        {
          widget: 'path',
          name: 'options',
          label: 'Folder of options and rules',
          description: 'Fragments of the models “Configurator option” and “Configurator rule”.',
          root: '/content/dam',
          required: true,
          feeds: ['steps'],
        },
        {
          widget: 'text',
          name: 'machine',
          words: 'none',
          label: 'Machine to begin with',
          description: 'Its order number: V-3015-08',
          feeds: ['machine'],
        },
        idField,
      ],
    },
  ],
  computed: [
    'action',
    'units',
    'unitsLinks',
    'faults',
    'unknownMachine',
    'families',
    'added',
    'refused',
    'chosen',
    'parts',
    'figures',
    'links',
  ],
};
