import type { Dialog } from '../../kit/dialogs/dialog';
import { idField, titleField } from '../../kit/dialogs/dialog-fields';
import type { cookieBannerModel } from './CookieBanner.model';

export const dialog: Dialog<typeof cookieBannerModel> = {
  tabs: [
    {
      title: 'Text',
      fields: [
        { ...titleField, required: true },
        { widget: 'richtext', name: 'text', label: 'Text', required: true },
        {
          widget: 'text',
          name: 'acceptText',
          words: 'prose',
          label: 'Accept all',
          description: 'Button labels; if empty, in the page’s language.',
        },
        { widget: 'text', name: 'refuseText', words: 'prose', label: 'Refuse' },
        { widget: 'text', name: 'manageText', words: 'prose', label: 'Manage cookies' },
        { widget: 'text', name: 'saveText', words: 'prose', label: 'Save the choice' },
        idField,
      ],
    },
    {
      title: 'Purposes',
      fields: [
        {
          widget: 'multifield',
          name: 'purposes',
          label: 'Purposes',
          fields: [
            {
              widget: 'text',
              name: 'name',
              words: 'none',
              label: 'Name',
              description: 'The name by which scripts ask for consent, such as statistics.',
              required: true,
              pattern: { value: '[a-z][a-z0-9\\-]*', message: 'Lowercase letters, digits and -' },
            },
            { ...titleField, required: true },
            {
              widget: 'textarea',
              name: 'jcr:description',
              words: 'prose',
              label: 'Description',
              rows: 3,
              feeds: ['description'],
            },
            {
              widget: 'checkbox',
              name: 'required',
              label: 'Required',
              description: 'The site does not work without it: visitors are informed, not asked.',
            },
          ],
        },
        {
          widget: 'text',
          name: 'policyVersion',
          words: 'none',
          label: 'Version of the policy',
          description: 'A new version asks everybody again.',
        },
      ],
    },
  ],
};
