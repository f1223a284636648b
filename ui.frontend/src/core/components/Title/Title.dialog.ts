import type { Dialog } from '../../kit/dialogs/dialog';
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
          label: 'Title',
          description: 'Without one: the title of the page.',
          feeds: ['text'],
        },
        {
          widget: 'select',
          name: 'type',
          label: 'Heading level',
          options: headingChoices(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']),
        },
        { widget: 'text', name: 'id', label: 'ID', description: 'For links to this component.' },
      ],
    },
    {
      title: 'Link',
      fields: [
        { widget: 'link', name: 'linkURL', label: 'Link', feeds: ['link'] },
        {
          widget: 'text',
          name: 'linkAccessibilityLabel',
          label: 'Label',
          description: 'What screen readers say; it begins with the words that are seen.',
          feeds: ['link'],
        },
        { widget: 'text', name: 'linkTitleAttribute', label: 'Tooltip', feeds: ['link'] },
      ],
    },
  ],
  computed: ['linkDisabled'],
};
