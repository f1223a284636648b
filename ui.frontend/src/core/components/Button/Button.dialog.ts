import type { Dialog } from '../../kit/dialogs/dialog';
import { idField } from '../../kit/dialogs/dialog-fields';
import { iconChoices } from '../../kit/dialogs/dialog-options';
import { iconNames } from '../../kit/icons/IconPaths';
import type { buttonModel } from './Button.model';

export const dialog: Dialog<typeof buttonModel> = {
  tabs: [
    {
      title: 'Properties',
      fields: [
        {
          widget: 'text',
          name: 'jcr:title',
          words: 'prose',
          label: 'Words',
          description: 'If empty, the button needs an icon and a label for screen readers.',
          feeds: ['text'],
        },
        { widget: 'link', name: 'linkURL', label: 'Link', feeds: ['buttonLink'] },
        {
          widget: 'select',
          name: 'icon',
          label: 'Icon',
          description: 'A “cross” icon is an arrow that moves across when the pointer is on the button.',
          options: iconChoices([...iconNames, 'cross-left', 'cross-right']),
        },
        {
          widget: 'checkbox',
          name: 'disabled',
          isAddition: true,
          label: 'Disabled',
          description: 'Shown, but it cannot be pressed.',
        },
        idField,
      ],
    },
    {
      title: 'Look',
      fields: [
        {
          widget: 'select',
          name: 'type',
          isAddition: true,
          label: 'Kind',
          value: 'primary',
          options: [
            { value: 'primary', text: 'Primary' },
            { value: 'secondary', text: 'Secondary' },
            { value: 'outline', text: 'Outline' },
            { value: 'outline-positive', text: 'Outline on a dark background' },
          ],
        },
        {
          widget: 'select',
          name: 'typeTransform',
          isAddition: true,
          label: 'Letters',
          options: [
            { value: '', text: 'As written' },
            { value: 'uppercase', text: 'Capitals' },
            { value: 'capitalize', text: 'Capitalise each word' },
          ],
        },
      ],
    },
    {
      title: 'Accessibility',
      fields: [
        {
          widget: 'text',
          name: 'accessibilityLabel',
          words: 'prose',
          label: 'Label',
          description: 'Text for screen readers; it must begin with the visible text.',
        },
      ],
    },
  ],
};
