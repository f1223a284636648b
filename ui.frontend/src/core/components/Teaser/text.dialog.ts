import type { DialogTab } from '../../kit/dialogs/dialog';
import { idField } from '../../kit/dialogs/dialog-fields';
import { headingChoices } from '../../kit/dialogs/dialog-options';

/** A teaser's text, written here or taken from the linked page. */
export const textTab: DialogTab<'pretitle' | 'title' | 'titleType' | 'description' | 'date' | 'id'> = {
  title: 'Text',
  fields: [
    {
      widget: 'text',
      name: 'pretitle',
      words: 'prose',
      label: 'Pretitle',
      description: 'A few words above the title.',
    },
    {
      widget: 'checkbox',
      name: 'titleFromPage',
      label: 'Take the title from the linked page',
      value: true,
      feeds: ['title'],
    },
    {
      widget: 'text',
      name: 'jcr:title',
      words: 'prose',
      label: 'Title',
      feeds: ['title'],
      showWhen: { name: 'titleFromPage', is: false },
    },
    {
      widget: 'select',
      name: 'titleType',
      label: 'Heading level of the title',
      options: headingChoices(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']),
    },
    {
      widget: 'checkbox',
      name: 'descriptionFromPage',
      label: 'Take the description from the linked page',
      value: true,
      feeds: ['description'],
    },
    {
      widget: 'richtext',
      name: 'jcr:description',
      label: 'Description',
      feeds: ['description'],
      showWhen: { name: 'descriptionFromPage', is: false },
    },
    {
      widget: 'date',
      name: 'date',
      isAddition: true,
      label: 'Date',
      description: 'If empty, news use the date of the linked article.',
    },
    idField,
  ],
};
