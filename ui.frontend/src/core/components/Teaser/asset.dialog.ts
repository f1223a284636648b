import type { DialogTab } from '../../kit/dialogs/dialog';
import { focalPointField } from '../../kit/dialogs/dialog-fields';

/** The picture of a teaser, with the fields of an image component. */
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
        { text: 'Hero on phones', width: 4, height: 3, unset: '100,50' },
      ]),
      feeds: ['image'],
      showWhen: { name: 'imageFromPageImage', is: false },
    },
    {
      widget: 'checkbox',
      name: 'isDecorative',
      label: 'Decorative',
      description: 'It adds nothing to the text beside it.',
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
      description: 'A description for people who do not see the picture.',
      feeds: ['image'],
      showWhen: { name: 'altValueFromDAM', is: false },
    },
  ],
};
