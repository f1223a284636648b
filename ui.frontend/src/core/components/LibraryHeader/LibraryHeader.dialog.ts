import type { Dialog } from '../../kit/dialogs/dialog';
import type { libraryHeaderModel } from './LibraryHeader.model';

export const dialog: Dialog<typeof libraryHeaderModel> = {
  tabs: [
    {
      title: 'Properties',
      fields: [
        { widget: 'text', name: 'jcr:title', label: 'Name of the library', feeds: ['title'] },
        { widget: 'link', name: 'linkURL', label: 'Its first page', feeds: ['link'] },
        { widget: 'text', name: 'id', label: 'ID', description: 'For links to this component.' },
      ],
    },
  ],
};
