import { z } from 'zod';
import { choice, flag, href, text } from '../../../../../shared/models/schema';

/** Core Components `pdfviewer/v1`, as far as a browser's own viewer supports it. */
export const pdfViewerModel = z.object({
  id: text(),
  documentPath: href(),
  documentFileName: text(),
  /** Height of the shown document, relative to the window. */
  type: choice(['FULL_WINDOW', 'SIZED_CONTAINER', 'IN_LINE'], 'FULL_WINDOW'),
  showDownloadPdf: flag(true),
  containerClass: text(),
});

export type PdfViewerModel = z.output<typeof pdfViewerModel>;
