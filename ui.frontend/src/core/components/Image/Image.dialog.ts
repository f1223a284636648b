import type { Dialog } from '../../kit/dialogs/dialog';
import { focalPointField, idField } from '../../kit/dialogs/dialog-fields';
import type { imageModel } from './Image.model';

export const dialog: Dialog<typeof imageModel> = {
  tabs: [
    {
      title: 'Asset',
      fields: [
        {
          widget: 'checkbox',
          name: 'imageFromPageImage',
          label: 'Take the picture from the page',
          description: 'The linked page’s featured image or, without a link, this page’s.',
          feeds: ['image', 'src', 'srcset'],
        },
        {
          widget: 'path',
          name: 'fileReference',
          label: 'Picture',
          root: '/content/dam',
          accepts: 'image/*',
          feeds: ['image', 'src', 'srcset'],
          showWhen: { name: 'imageFromPageImage', is: false },
        },
        {
          ...focalPointField([
            { text: '16:9', width: 16, height: 9 },
            { text: '4:3', width: 4, height: 3 },
            { text: '1:1', width: 1, height: 1 },
          ]),
          feeds: ['image'],
          showWhen: { name: 'imageFromPageImage', is: false },
        },
      ],
    },
    {
      title: 'Properties',
      fields: [
        {
          widget: 'checkbox',
          name: 'titleValueFromDAM',
          label: 'Take the caption from the asset',
          value: true,
          feeds: ['title'],
        },
        {
          widget: 'text',
          name: 'jcr:title',
          words: 'prose',
          label: 'Caption',
          feeds: ['title'],
          showWhen: { name: 'titleValueFromDAM', is: false },
        },
        {
          widget: 'checkbox',
          name: 'displayPopupTitle',
          label: 'Show the caption as a tooltip',
          description: 'If off, it is shown below the picture.',
          value: true,
          feeds: ['captioned'],
        },
        idField,
      ],
    },
    {
      title: 'Link',
      fields: [
        { widget: 'link', name: 'linkURL', label: 'Link', feeds: ['imageLink'] },
        {
          widget: 'textarea',
          name: 'imageMap',
          words: 'none',
          label: 'Links on parts of the picture',
          description:
            'One after the other: [rect(left,top,right,bottom)"/content/page"|"_self"|"Name of the area"|(0.1,0.2,0.5,0.6)]. ' +
            'Shapes are rect, circle(x,y,radius), poly(x,y,x,y,x,y) and default; the numbers are pixels of the ' +
            'original, those in the last brackets fractions of its width and height.',
          feeds: ['areas'],
        },
      ],
    },
    {
      title: 'Accessibility',
      fields: [
        {
          widget: 'checkbox',
          name: 'isDecorative',
          label: 'Decorative',
          description: 'It adds nothing to the text beside it; it cannot be a link.',
        },
        {
          widget: 'checkbox',
          name: 'altValueFromDAM',
          label: 'Take the alternative text from the asset',
          value: true,
          feeds: ['alt'],
          showWhen: { name: 'isDecorative', is: false },
        },
        {
          widget: 'text',
          name: 'alt',
          words: 'prose',
          label: 'Alternative text',
          description: 'A description for people who do not see the picture.',
          showWhen: { name: 'altValueFromDAM', is: false },
        },
      ],
    },
  ],
  computed: ['lazyEnabled'],
};
