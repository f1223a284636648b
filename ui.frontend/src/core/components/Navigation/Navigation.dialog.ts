import type { Dialog } from '../../kit/dialogs/dialog';
import { idField } from '../../kit/dialogs/dialog-fields';
import type { navigationModel } from './Navigation.model';

export const dialog: Dialog<typeof navigationModel> = {
  tabs: [
    {
      title: 'Properties',
      fields: [
        {
          widget: 'path',
          name: 'navigationRoot',
          label: 'Navigation root',
          root: '/content',
          required: true,
          feeds: ['items'],
        },
        {
          widget: 'number',
          name: 'structureStart',
          label: 'Levels to skip',
          description: '0 shows the root itself, 1 begins with the pages below it.',
          min: 0,
          value: 1,
          feeds: ['items'],
        },
        {
          widget: 'checkbox',
          name: 'collectAllPages',
          label: 'Show all pages below',
          value: true,
          feeds: ['items'],
        },
        {
          widget: 'number',
          name: 'structureDepth',
          label: 'Levels',
          description: 'Counted from the root.',
          min: 1,
          feeds: ['items'],
          showWhen: { name: 'collectAllPages', is: false },
        },
        idField,
      ],
    },
    {
      title: 'Accessibility',
      fields: [
        {
          widget: 'text',
          name: 'accessibilityLabel',
          words: 'prose',
          label: 'Label',
          description: 'Distinguishes this navigation from others on the page.',
        },
      ],
    },
  ],
};
