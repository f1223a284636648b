import type { Dialog } from '../../kit/dialogs/dialog';
import { idField } from '../../kit/dialogs/dialog-fields';
import type { pdfViewerModel } from './PdfViewer.model';

export const dialog: Dialog<typeof pdfViewerModel> = {
  tabs: [
    {
      title: 'Properties',
      fields: [
        {
          widget: 'path',
          name: 'documentPath',
          label: 'PDF',
          root: '/content/dam',
          accepts: 'application/pdf',
          required: true,
          feeds: ['documentPath', 'documentFileName'],
        },
        {
          widget: 'select',
          name: 'type',
          label: 'Size when shown',
          value: 'FULL_WINDOW',
          options: [
            { value: 'FULL_WINDOW', text: 'Height of the window' },
            { value: 'SIZED_CONTAINER', text: '4:3' },
            { value: 'IN_LINE', text: 'A whole page' },
          ],
          feeds: ['type', 'containerClass'],
        },
        { widget: 'checkbox', name: 'showDownloadPdf', label: 'Offer it for download' },
        idField,
      ],
    },
  ],
};
