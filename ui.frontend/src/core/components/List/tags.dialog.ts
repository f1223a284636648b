import type { DialogTab } from '../../kit/dialogs/dialog';

const whenShown = { name: 'showTags', is: true };

/** Whether visitors may narrow a list down to a tag. */
export const tagsTab: DialogTab<'tagLinks' | 'allLink' | 'heading'> = {
  title: 'Tags',
  fields: [
    {
      widget: 'checkbox',
      name: 'showTags',
      label: 'Show the tags of the pages',
      description: 'Each leads to the pages that have it.',
      feeds: ['tagLinks', 'allLink'],
    },
    {
      widget: 'tags',
      name: 'tagRoot',
      label: 'Only tags below',
      description: 'Without one: every tag of a page.',
      feeds: ['tagLinks'],
      showWhen: whenShown,
    },
    {
      widget: 'text',
      name: 'tagHeading',
      words: 'prose',
      label: 'Heading of a tag',
      description: '{0} stands for the tag, as in: Posts about {0}.',
      feeds: ['heading'],
      showWhen: whenShown,
    },
  ],
};
