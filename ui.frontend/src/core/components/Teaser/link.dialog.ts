import type { DialogTab } from '../../kit/dialogs/dialog';

/** The link of a teaser: as a whole, or by its actions. */
export const linkTab: DialogTab<'link' | 'actionsEnabled' | 'actions' | 'useIconButton'> = {
  title: 'Link',
  fields: [
    {
      widget: 'link',
      name: 'linkURL',
      label: 'Link',
      description: 'The title, description and picture of this page are used unless set here.',
      feeds: ['link'],
    },
    { widget: 'checkbox', name: 'actionsEnabled', label: 'Calls to action', value: true },
    {
      widget: 'multifield',
      name: 'actions',
      label: 'Actions',
      showWhen: { name: 'actionsEnabled', is: true },
      fields: [
        { widget: 'link', name: 'link', label: 'Link', required: true },
        { widget: 'text', name: 'text', words: 'prose', label: 'Words', required: true, feeds: ['title'] },
      ],
    },
    {
      widget: 'checkbox',
      name: 'useIconButton',
      isAddition: true,
      label: 'Icons instead of text',
      description: 'Screen readers still announce the text.',
      showWhen: { name: 'actionsEnabled', is: true },
    },
  ],
};
