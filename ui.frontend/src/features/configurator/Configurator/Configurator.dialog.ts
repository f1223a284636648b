import type { Dialog } from '../../../core/kit/dialogs/dialog';
import { idField } from '../../../core/kit/dialogs/dialog-fields';
import type { configuratorModel } from './Configurator.model';

export const dialog: Dialog<typeof configuratorModel> = {
  tabs: [
    {
      title: 'Properties',
      fields: [
        {
          widget: 'text',
          name: 'machine',
          words: 'none',
          label: 'Machine to begin with',
          description:
            'Its order number: V-3015. Options and rules are fragments in the folder “configurator” of the site’s assets.',
          feeds: ['machine'],
        },
        idField,
      ],
    },
  ],
  computed: [
    'action',
    'steps',
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
    'drawing',
    'article',
    'links',
  ],
};
