import type { Dialog } from '../../kit/dialogs/dialog';
import type { libraryExampleModel } from './LibraryExample.model';
import { titleField } from '../../kit/dialogs/dialog-fields';

export const dialog: Dialog<typeof libraryExampleModel> = {
  tabs: [
    {
      title: 'Properties',
      fields: [
        { ...titleField, required: true },
        {
          widget: 'richtext',
          name: 'jcr:description',
          label: 'What it shows',
          feeds: ['description'],
        },
        {
          widget: 'text',
          name: 'fixture',
          words: 'none',
          label: 'Fixture',
          description: 'Name of the fixture shown, from the component’s fixtures.',
        },
        {
          widget: 'path',
          name: 'pagePath',
          label: 'As on the page',
          description: 'For menus and breadcrumbs, which depend on the page.',
          root: '/content',
        },
        {
          widget: 'text',
          name: 'query',
          words: 'none',
          label: 'As at the address',
          description: 'For lists and searches: the query after the question mark, page=2.',
        },
        { widget: 'text', name: 'id', words: 'none', label: 'ID', description: 'For links to this example.' },
      ],
    },
    {
      title: 'Frame',
      fields: [
        {
          widget: 'select',
          name: 'height',
          label: 'Height',
          options: [
            { value: 'content', text: 'As its content' },
            { value: 'medium', text: 'Medium: a panel opens' },
            { value: 'tall', text: 'Tall: something covers the page' },
          ],
        },
        {
          widget: 'checkbox',
          name: 'isFullWidth',
          label: 'From edge to edge',
          description: 'For components with their own margins: headers, footers, heroes.',
        },
        {
          widget: 'text',
          name: 'language',
          words: 'none',
          label: 'Language of the texts',
          description: 'If it differs from the page’s: de, ar.',
          pattern: { value: '[a-z]{2}(-[A-Z]{2})?', message: 'Two letters, such as de, or de-CH.' },
        },
      ],
    },
  ],
  computed: ['address', 'authored', 'settings'],
};
