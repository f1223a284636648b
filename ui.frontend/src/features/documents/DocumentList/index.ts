import { defineComponent } from '../../../core/kit/define-component';
import { DocumentList } from './DocumentList';
import { dialog } from './DocumentList.dialog';
import { documentListModel } from './DocumentList.model';

export default defineComponent({
  resourceType: 'ventora/components/documentlist',
  title: 'Document list',
  description: 'Data sheets, manuals and the catalogue, with filters',
  icon: 'download',
  group: 'Ventora - Content',
  model: documentListModel,
  View: DocumentList,
  dialog,
  isEmpty: ({ action }) => !action,
});
