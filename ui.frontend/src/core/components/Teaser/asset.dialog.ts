import type { DialogTab } from '../../kit/dialogs/dialog';
import { focalPointField } from '../../kit/dialogs/dialog-fields';

/** The picture of a teaser, as an image component has it. */
export const assetTab: DialogTab<'image' | 'imagePath'> = {
  title: 'Asset',
  fields: [
    {
      widget: 'checkbox',
      name: 'imageFromPageImage',
      label: 'Take the picture from the linked page',
      feeds: ['image', 'imagePath'],
    },
    {
      widget: 'path',
      name: 'fileReference',
      label: 'Picture',
      root: '/content/dam',
      accepts: 'image/*',
      feeds: ['image', 'imagePath'],
      showWhen: { name: 'imageFromPageImage', is: false },
    },
    {
      ...focalPointField([
        { text: 'Card', width: 3, height: 2 },
        { text: 'Hero', width: 5, height: 2, unset: '100,50' },
        { text: 'Hero on a phone', width: 4, height: 3, unset: '100,50' },
      ]),
      feeds: ['image'],
      showWhen: { name: 'imageFromPageImage', is: false },
    },
    {
      widget: 'checkbox',
      name: 'isDecorative',
      label: 'Decorative',
      description: 'It says nothing that the words beside it do not.',
      feeds: ['image'],
    },
    {
      widget: 'checkbox',
      name: 'altValueFromDAM',
      label: 'Take the alternative text from the asset',
      value: true,
      feeds: ['image'],
      showWhen: { name: 'isDecorative', is: false },
    },
    {
      widget: 'text',
      name: 'alt',
      words: 'prose',
      label: 'Alternative text',
      description: 'What the picture says to those who do not see it.',
      feeds: ['image'],
      showWhen: { name: 'altValueFromDAM', is: false },
    },
  ],
};
