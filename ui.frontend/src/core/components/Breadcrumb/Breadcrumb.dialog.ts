import type { Dialog } from '../../kit/dialogs/dialog';
import { idField } from '../../kit/dialogs/dialog-fields';
import type { breadcrumbModel } from './Breadcrumb.model';

export const dialog: Dialog<typeof breadcrumbModel> = {
  tabs: [
    {
      title: 'Properties',
      fields: [
        {
          widget: 'number',
          name: 'startLevel',
          label: 'Navigation start level',
          description: 'Counted from /content: 1 is the site, 2 its countries, 3 their languages.',
          min: 0,
          value: 2,
          feeds: ['items'],
        },
        {
          widget: 'checkbox',
          name: 'showHidden',
          label: 'Show hidden pages',
          feeds: ['items'],
        },
        {
          widget: 'checkbox',
          name: 'hideCurrent',
          label: 'Hide the current page',
          feeds: ['items'],
        },
        idField,
      ],
    },
  ],
  computed: ['accessibilityLabel'],
};
