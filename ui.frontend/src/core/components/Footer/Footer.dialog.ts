import type { Dialog } from '../../kit/dialogs/dialog';
import { idField } from '../../kit/dialogs/dialog-fields';
import type { footerModel } from './Footer.model';

export const dialog: Dialog<typeof footerModel> = {
  tabs: [
    {
      title: 'Properties',
      fields: [
        {
          widget: 'text',
          name: 'cookieSettingsText',
          isAddition: true,
          words: 'prose',
          label: 'Words of the way back to the cookie choice',
          description: 'In the language of the page where nothing is written.',
        },
        idField,
      ],
    },
  ],
};
