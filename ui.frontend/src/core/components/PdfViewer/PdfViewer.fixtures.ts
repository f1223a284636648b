import type { z } from 'zod';
import type { pdfViewerModel } from './PdfViewer.model';
import { DAM_ROOT } from '../../../../../shared/addresses/app';

const manual = {
  id: 'pdfviewer-1',
  documentPath: `${DAM_ROOT}/documents/manual-s-270.pdf`,
  documentFileName: 'manual-s-270.pdf',
  type: 'FULL_WINDOW',
  showDownloadPdf: true,
  containerClass: 'cmp-pdfviewer__full-window',
} satisfies z.input<typeof pdfViewerModel>;

export const fixtures = {
  default: manual,
  'sized container': {
    ...manual,
    id: 'pdfviewer-2',
    type: 'SIZED_CONTAINER',
    containerClass: 'cmp-pdfviewer__sized-container',
  },
  'in line': { ...manual, id: 'pdfviewer-3', type: 'IN_LINE', containerClass: 'cmp-pdfviewer__in-line' },
  'not for keeping': { ...manual, id: 'pdfviewer-4', showDownloadPdf: false },
  'no name': { ...manual, id: 'pdfviewer-5', documentFileName: undefined },
  'long German words': {
    ...manual,
    id: 'pdfviewer-6',
    documentFileName: 'druckluftaufbereitungskomponentenuebersichtsdokumentation-endfassung.pdf',
  },
  'right to left': { ...manual, id: 'pdfviewer-7', documentFileName: 'دليل-الضاغط.pdf' },
  'through the SDK': { ...manual, id: 'pdfviewer-8', type: '', showDownloadPdf: '', containerClass: '' },
  empty: { id: 'pdfviewer-9' },
} satisfies Record<string, z.input<typeof pdfViewerModel>>;
