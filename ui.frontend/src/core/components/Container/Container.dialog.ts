import type { Dialog } from '../../kit/dialogs/dialog';
import type { containerComponentModel } from './Container.model';

export const dialog: Dialog<typeof containerComponentModel> = {
  tabs: [
    {
      title: 'Properties',
      fields: [
        {
          widget: 'text',
          name: 'id',
          words: 'none',
          label: 'ID',
          description: 'An anchor: links that end with # and this word lead here.',
          pattern: { value: '[A-Za-z][\\w\\-]*', message: 'A letter, then letters, digits, - and _' },
        },
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
          description: 'Makes it a landmark with this name.',
        },
      ],
    },
  ],
  computed: ['roleAttribute', 'appliedHtmlElement', 'gridClassNames'],
};
