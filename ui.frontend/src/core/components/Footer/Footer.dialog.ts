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
          label: 'Label of the link to the cookie settings',
          description: 'If empty: in the language of the page.',
        },
        idField,
      ],
    },
  ],
};
