import type { DialogTab } from '../../kit/dialogs/dialog';

const whenShown = { name: 'showTags', is: true };

/** Whether visitors can filter a list by tag. */
export const tagsTab: DialogTab<'tagLinks' | 'allLink' | 'heading'> = {
  title: 'Tags',
  fields: [
    {
      widget: 'checkbox',
      name: 'showTags',
      isAddition: true,
      label: 'Show the tags of the pages',
      description: 'Each links to the pages that have it.',
      feeds: ['tagLinks', 'allLink'],
    },
    {
      widget: 'tags',
      name: 'tagRoot',
      isAddition: true,
      label: 'Only tags below',
      description: 'If empty: every tag of a page.',
      feeds: ['tagLinks'],
      showWhen: whenShown,
    },
    {
      widget: 'text',
      name: 'tagHeading',
      isAddition: true,
      words: 'prose',
      label: 'Heading for a tag',
      description: '{0} is replaced by the tag: Posts about {0}.',
      feeds: ['heading'],
      showWhen: whenShown,
    },
  ],
};
