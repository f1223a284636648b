import type { DialogTab } from '../../kit/dialogs/dialog';
import { CONTENT_ROOT } from '../../../../../shared/addresses/app';

const from = (is: string) => ({ name: 'listFrom', is });

/** The source of a list's items: each kind has its own fields. */
export const sourceTab: DialogTab<'items'> = {
  title: 'List',
  fields: [
    {
      widget: 'select',
      name: 'listFrom',
      label: 'Build the list from',
      value: 'children',
      options: [
        { value: 'children', text: 'Pages below one' },
        { value: 'static', text: 'Pages and links, one by one' },
        { value: 'search', text: 'A search' },
        { value: 'tags', text: 'Tags' },
      ],
      feeds: ['items'],
    },
    {
      widget: 'path',
      name: 'parentPage',
      label: 'Pages below',
      description: 'If empty: below this page.',
      root: CONTENT_ROOT,
      feeds: ['items'],
      showWhen: from('children'),
    },
    {
      widget: 'number',
      name: 'childDepth',
      label: 'Levels',
      min: 1,
      value: 1,
      feeds: ['items'],
      showWhen: from('children'),
    },
    {
      widget: 'multifield',
      name: 'static',
      label: 'Pages and links',
      feeds: ['items'],
      showWhen: from('static'),
      fields: [
        { widget: 'link', name: 'linkURL', label: 'Link', required: true },
        {
          widget: 'text',
          name: 'linkText',
          words: 'prose',
          label: 'Words',
          description: 'If empty: the title of the page.',
        },
      ],
    },
    {
      widget: 'path',
      name: 'pages',
      label: 'Pages',
      description: 'Used only if the list above is empty.',
      root: CONTENT_ROOT,
      multiple: true,
      feeds: ['items'],
      showWhen: from('static'),
    },
    {
      widget: 'text',
      name: 'query',
      words: 'query',
      label: 'Search for',
      required: true,
      feeds: ['items'],
      showWhen: from('search'),
    },
    {
      widget: 'path',
      name: 'searchIn',
      label: 'Search below',
      description: 'If empty: below this page.',
      root: CONTENT_ROOT,
      feeds: ['items'],
      showWhen: from('search'),
    },
    {
      widget: 'tags',
      name: 'tags',
      label: 'Tags',
      required: true,
      feeds: ['items'],
      showWhen: from('tags'),
    },
    {
      widget: 'select',
      name: 'tagsMatch',
      label: 'Pages with',
      value: 'any',
      options: [
        { value: 'any', text: 'Any of them' },
        { value: 'all', text: 'All of them' },
      ],
      feeds: ['items'],
      showWhen: from('tags'),
    },
    {
      widget: 'path',
      name: 'tagsSearchRoot',
      label: 'Pages below',
      description: 'If empty: below this page.',
      root: CONTENT_ROOT,
      feeds: ['items'],
      showWhen: from('tags'),
    },
  ],
};
