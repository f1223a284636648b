import type { Dialog } from '../../kit/dialogs/dialog';
import { idField, titleField } from '../../kit/dialogs/dialog-fields';
import type { modalModel } from './Modal.model';

export const dialog: Dialog<typeof modalModel> = {
  tabs: [
    {
      title: 'Properties',
      fields: [
        titleField,
        {
          widget: 'text',
          name: 'closeText',
          words: 'prose',
          label: 'Label of the close button',
          description: 'If empty: Close, in the language of the page.',
        },
        { widget: 'checkbox', name: 'isWide', label: 'Wide' },
        { widget: 'checkbox', name: 'isOpened', label: 'Open when the page opens' },
        idField,
      ],
    },
    {
      title: 'What opens it',
      fields: [
        {
          widget: 'text',
          name: 'buttonText',
          words: 'prose',
          label: 'Label of its button',
          description: 'Without a trigger below, it always has a button.',
        },
        {
          widget: 'text',
          name: 'triggerId',
          words: 'none',
          label: 'Element with this ID',
          feeds: ['trigger'],
        },
        {
          widget: 'text',
          name: 'triggerClassName',
          words: 'none',
          label: 'Elements with this class',
          feeds: ['trigger'],
        },
        {
          widget: 'text',
          name: 'triggerEventName',
          words: 'none',
          label: 'Event on the window',
          feeds: ['trigger'],
        },
      ],
    },
    {
      title: 'Look',
      fields: [
        {
          widget: 'number',
          name: 'topPosition',
          label: 'Distance from the top in pixels',
          min: 0,
          max: 400,
          value: 104,
        },
        {
          widget: 'number',
          name: 'overlayOpacity',
          label: 'Opacity of the overlay',
          min: 0,
          max: 1,
          step: 0.05,
          value: 0.35,
        },
        {
          widget: 'text',
          name: 'overlayColor',
          words: 'none',
          label: 'Colour of the overlay',
          description: 'For example #0a1e3c. If empty: black.',
        },
      ],
    },
  ],
};
