import type { Dialog } from '../../../core/kit/dialogs/dialog';
import { idField } from '../../../core/kit/dialogs/dialog-fields';
import type { catalogueReaderModel } from './CatalogueReader.model';
import { CONTENT_ROOT } from '../../../../../shared/addresses/app';

export const dialog: Dialog<typeof catalogueReaderModel> = {
  tabs: [
    {
      title: 'Catalogue',
      fields: [
        {
          widget: 'path',
          name: 'cataloguePage',
          label: 'Page with all products',
          description: 'The root of the catalogue, in any language: each site shows its own.',
          root: CONTENT_ROOT,
          required: true,
          feeds: ['chapters', 'download', 'address'],
        },
        {
          widget: 'path',
          name: 'logo',
          label: 'Logo on the cover',
          description: 'For a dark background.',
          root: '/content/dam',
          accepts: 'image/*',
        },
        idField,
      ],
    },
  ],
  computed: ['site', 'modified', 'revision', 'products', 'families', 'picture'],
};
