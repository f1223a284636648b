import type { Dialog } from '../../kit/dialogs/dialog';
import { idField } from '../../kit/dialogs/dialog-fields';
import type { libraryHeaderModel } from './LibraryHeader.model';

export const dialog: Dialog<typeof libraryHeaderModel> = {
  tabs: [
    {
      title: 'Properties',
      fields: [
        { widget: 'text', name: 'jcr:title', words: 'prose', label: 'Name of the library', feeds: ['title'] },
        { widget: 'link', name: 'linkURL', label: 'Its first page', feeds: ['link'] },
        idField,
      ],
    },
  ],
};
