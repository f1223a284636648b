import type { Dialog } from '../../kit/dialogs/dialog';
import type { libraryFactsModel } from './LibraryFacts.model';

export const dialog: Dialog<typeof libraryFactsModel> = {
  tabs: [
    {
      title: 'Properties',
      fields: [
        {
          widget: 'text',
          name: 'component',
          label: 'Resource type',
          description: 'Of the component that the page is about: ventora/components/button.',
          required: true,
        },
        { widget: 'text', name: 'id', label: 'ID', description: 'For links to this component.' },
      ],
    },
  ],
  computed: ['title', 'superType', 'group', 'isContainer'],
};
