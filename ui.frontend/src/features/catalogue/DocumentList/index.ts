import { defineComponent } from '../../../core/kit/define-component';
import { DocumentList } from './DocumentList';
import { dialog } from './DocumentList.dialog';
import { documentListModel } from './DocumentList.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('documentlist'),
  title: 'Document list',
  description: 'Data sheets, manuals and the catalogue, with filters',
  icon: 'download',
  group: 'Content',
  model: documentListModel,
  View: DocumentList,
  dialog,
  isEmpty: ({ action, note }) => !action && !note,
});
