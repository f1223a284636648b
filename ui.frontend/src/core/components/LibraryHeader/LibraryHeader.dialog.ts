import type { Dialog } from '../../kit/dialogs/dialog';
import { idField, titleField } from '../../kit/dialogs/dialog-fields';
import type { libraryHeaderModel } from './LibraryHeader.model';

export const dialog: Dialog<typeof libraryHeaderModel> = {
  tabs: [
    {
      title: 'Properties',
      fields: [
        { ...titleField, label: 'Name of the library' },
        { widget: 'link', name: 'linkURL', label: 'Its first page', feeds: ['link'] },
        idField,
      ],
    },
  ],
};
