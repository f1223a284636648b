import type { Dialog } from '../../kit/dialogs/dialog';
import { idField } from '../../kit/dialogs/dialog-fields';
import { headingChoices } from '../../kit/dialogs/dialog-options';
import type { titleModel } from './Title.model';

export const dialog: Dialog<typeof titleModel> = {
  tabs: [
    {
      title: 'Properties',
      fields: [
        {
          widget: 'text',
          name: 'jcr:title',
          words: 'prose',
          label: 'Title',
          description: 'If empty: the title of the page.',
          feeds: ['text'],
        },
        {
          widget: 'select',
          name: 'type',
          label: 'Heading level',
          options: headingChoices(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']),
        },
        idField,
      ],
    },
    {
      title: 'Link',
      fields: [
        { widget: 'link', name: 'linkURL', label: 'Link', feeds: ['link'] },
        {
          widget: 'text',
          name: 'linkAccessibilityLabel',
          words: 'prose',
          label: 'Label',
          description: 'Text for screen readers; it must begin with the visible text.',
          feeds: ['link'],
        },
        { widget: 'text', name: 'linkTitleAttribute', words: 'prose', label: 'Tooltip', feeds: ['link'] },
      ],
    },
  ],
  computed: ['linkDisabled'],
};
