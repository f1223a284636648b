import type { Dialog } from '../../kit/dialogs/dialog';
import { idField } from '../../kit/dialogs/dialog-fields';
import type { languageNavigationModel } from './LanguageNavigation.model';

export const dialog: Dialog<typeof languageNavigationModel> = {
  tabs: [
    {
      title: 'Properties',
      fields: [
        {
          widget: 'path',
          name: 'navigationRoot',
          label: 'Navigation root',
          description: 'The page whose children are the countries or languages.',
          root: '/content',
          required: true,
          feeds: ['items'],
        },
        {
          widget: 'number',
          name: 'structureDepth',
          label: 'Number of levels down to the languages',
          description: '2 if languages are below countries.',
          min: 1,
          max: 3,
          value: 1,
          feeds: ['items'],
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
