import type { Dialog } from '../../../core/kit/dialogs/dialog';
import { idField, titleField } from '../../../core/kit/dialogs/dialog-fields';
import { searchFieldFields, searchFieldLimits } from '../widgets/shared/view/field-dialog';
import type { searchBannerModel } from './SearchBanner.model';

export const dialog: Dialog<typeof searchBannerModel> = {
  tabs: [
    {
      title: 'Text',
      fields: [
        { ...titleField, maxLength: 90 },
        {
          widget: 'select',
          name: 'titleType',
          label: 'Heading level',
          value: 'h2',
          options: [
            { value: 'h1', text: 'h1, of the page' },
            { value: 'h2', text: 'h2' },
            { value: 'h3', text: 'h3' },
          ],
        },
        { widget: 'richtext', name: 'jcr:description', label: 'Text', feeds: ['description'] },
        idField,
      ],
    },
    {
      title: 'Search',
      fields: [
        ...searchFieldFields,
        {
          widget: 'multifield',
          name: 'popular',
          label: 'Popular searches',
          description: 'What many visitors search for: a query, or a page to open directly.',
          max: 8,
          fields: [
            { widget: 'text', name: 'text', words: 'prose', label: 'Words', required: true, maxLength: 60 },
            {
              widget: 'link',
              name: 'link',
              label: 'Page',
              description: 'If empty: the results for the words.',
            },
          ],
        },
      ],
    },
    {
      title: 'Ground',
      fields: [
        {
          widget: 'select',
          name: 'background',
          label: 'Colour',
          description: 'Text on a picture has a dark blue background.',
          value: 'blue',
          options: [
            { value: 'dark-blue', text: 'Dark blue' },
            { value: 'blue', text: 'Blue' },
            { value: 'medium-blue', text: 'Medium blue' },
            { value: 'yellow', text: 'Yellow' },
          ],
        },
        { widget: 'image', name: 'image', label: 'Picture' },
      ],
    },
    { title: 'Suggestions', fields: searchFieldLimits },
  ],
  computed: ['suggest'],
};
