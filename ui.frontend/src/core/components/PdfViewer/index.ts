import { defineComponent } from '../../kit/define-component';
import { PdfViewer } from './PdfViewer';
import { dialog } from './PdfViewer.dialog';
import { pdfViewerModel } from './PdfViewer.model';

export default defineComponent({
  resourceType: 'ventora/components/pdfviewer',
  resourceSuperType: 'core/wcm/components/pdfviewer/v1/pdfviewer',
  title: 'PDF viewer',
  description: 'A PDF file to be read on the page',
  icon: 'filePDF',
  group: 'Ventora - Content',
  model: pdfViewerModel,
  View: PdfViewer,
  dialog,
  isEmpty: ({ documentPath }) => !documentPath,
});
