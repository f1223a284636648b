import type { Dialog } from '../../kit/dialogs/dialog';
import { idField } from '../../kit/dialogs/dialog-fields';
import type { libraryFactsModel } from './LibraryFacts.model';
import { componentType } from '../../../../../shared/addresses/app';

export const dialog: Dialog<typeof libraryFactsModel> = {
  tabs: [
    {
      title: 'Properties',
      fields: [
        {
          widget: 'text',
          name: 'component',
          words: 'none',
          label: 'Resource type',
          description: `Resource type of the component that the page describes: ${componentType('button')}.`,
          required: true,
        },
        idField,
      ],
    },
  ],
  computed: ['title', 'superType', 'group', 'isContainer'],
};
