import { defineComponent } from '../../kit/define-component';
import { PdfViewer } from './PdfViewer';
import { dialog } from './PdfViewer.dialog';
import { pdfViewerModel } from './PdfViewer.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('pdfviewer'),
  resourceSuperType: 'core/wcm/components/pdfviewer/v1/pdfviewer',
  title: 'PDF viewer',
  description: 'A PDF file to read on the page',
  icon: 'filePDF',
  group: 'Content',
  model: pdfViewerModel,
  View: PdfViewer,
  dialog,
  isEmpty: ({ documentPath }) => !documentPath,
});
