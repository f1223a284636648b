import { idField } from '../../../core/kit/dialogs/dialog-fields';
import type { Dialog } from '../../../core/kit/dialogs/dialog';
import type { chapterModel } from './Chapter.model';

export const dialog: Dialog<typeof chapterModel> = {
  tabs: [
    {
      title: 'Properties',
      fields: [
        { widget: 'richtext', name: 'text', label: 'Text', required: true, feeds: ['parts'] },
        idField,
      ],
    },
  ],
};
