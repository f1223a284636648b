import type { Dialog } from '../../kit/dialogs/dialog';
import type { modalModel } from './Modal.model';

export const dialog: Dialog<typeof modalModel> = {
  tabs: [
    {
      title: 'Properties',
      fields: [
        { widget: 'text', name: 'jcr:title', label: 'Title', feeds: ['title'] },
        {
          widget: 'text',
          name: 'closeText',
          label: 'Words of the button that closes it',
          description: 'Without any: Close, in the language of the page.',
        },
        { widget: 'checkbox', name: 'isWide', label: 'Wide' },
        { widget: 'checkbox', name: 'isOpened', label: 'Open when the page is' },
        { widget: 'text', name: 'id', label: 'ID', description: 'For links to this component.' },
      ],
    },
    {
      title: 'What opens it',
      fields: [
        {
          widget: 'text',
          name: 'buttonText',
          label: 'Words of its button',
          description: 'Without a trigger below it always has a button.',
        },
        { widget: 'text', name: 'triggerId', label: 'Element with this ID', feeds: ['trigger'] },
        { widget: 'text', name: 'triggerClassName', label: 'Elements of this class', feeds: ['trigger'] },
        { widget: 'text', name: 'triggerEventName', label: 'Event on the window', feeds: ['trigger'] },
      ],
    },
    {
      title: 'Look',
      fields: [
        {
          widget: 'number',
          name: 'topPosition',
          label: 'Pixels from the top',
          min: 0,
          max: 400,
          value: 104,
        },
        {
          widget: 'number',
          name: 'overlayOpacity',
          label: 'Opacity of what covers the page',
          min: 0,
          max: 1,
          step: 0.05,
          value: 0.35,
        },
        { widget: 'text', name: 'overlayColor', label: 'Its colour', description: 'As in black or #0a1e3c.' },
      ],
    },
  ],
};
