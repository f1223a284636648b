import type { DialogTab } from '../../kit/dialogs/dialog';

/** The kind of teaser and the layout of its text. */
export const lookTab: DialogTab<'typeVariant' | 'alignContent' | 'lineClamp'> = {
  title: 'Look',
  fields: [
    {
      widget: 'select',
      name: 'typeVariant',
      isAddition: true,
      label: 'Kind',
      value: 'feature',
      options: [
        { value: 'feature', text: 'Feature' },
        { value: 'news', text: 'News' },
        { value: 'news-cta', text: 'News with actions' },
        { value: 'hero', text: 'Hero' },
      ],
    },
    {
      widget: 'select',
      name: 'alignContent',
      isAddition: true,
      label: 'Position of the text',
      value: 'start',
      options: [
        { value: 'start', text: 'Start' },
        { value: 'center', text: 'Centre' },
        { value: 'end', text: 'End' },
      ],
    },
    {
      widget: 'number',
      name: 'lineClamp',
      isAddition: true,
      label: 'Lines of the description',
      description: '0: all of them.',
      min: 0,
      value: 0,
    },
  ],
};
