import type { Dialog } from '../../../core/kit/dialogs/dialog';
import { focalPointField, idField } from '../../../core/kit/dialogs/dialog-fields';
import type { cardListModel } from './CardList.model';
import { CONTENT_ROOT } from '../../../../../shared/addresses/app';

export const dialog: Dialog<typeof cardListModel> = {
  tabs: [
    {
      title: 'Cards',
      fields: [
        {
          widget: 'path',
          name: 'pages',
          label: 'Pages',
          description: 'One card each, in this order.',
          root: CONTENT_ROOT,
          multiple: true,
          feeds: ['cards'],
        },
        {
          widget: 'path',
          name: 'parentPage',
          label: 'Pages below',
          description: 'Used if no pages are chosen above.',
          root: CONTENT_ROOT,
          feeds: ['cards'],
        },
        { widget: 'number', name: 'maxItems', label: 'At most', min: 1, value: 4, feeds: ['cards'] },
        {
          widget: 'checkbox',
          name: 'showFigures',
          label: 'Show figures',
          description: 'Up to four facts of each product, from the properties of its page.',
          feeds: ['cards'],
        },
        idField,
      ],
    },
    {
      title: 'Look',
      fields: [
        {
          widget: 'path',
          name: 'fileReference',
          label: 'Banner',
          description: 'A picture above the cards.',
          root: '/content/dam',
          accepts: 'image/*',
          feeds: ['banner'],
        },
        { ...focalPointField([{ text: 'Banner', width: 16, height: 7 }]), feeds: ['banner'] },
        { widget: 'checkbox', name: 'spaceBelow', label: 'More room below', feeds: ['spaceBellow'] },
        { widget: 'checkbox', name: 'useBgGradient', label: 'Background fading to white' },
      ],
    },
  ],
};
