import { defineComponent } from '../../kit/define-component';
import { Download } from './Download';
import { dialog } from './Download.dialog';
import { downloadModel } from './Download.model';

export default defineComponent({
  resourceType: 'ventora/components/download',
  resourceSuperType: 'core/wcm/components/download/v2/download',
  title: 'Download',
  description: 'One file, with its size and format',
  icon: 'download',
  group: 'Ventora - Content',
  imageDelegate: 'ventora/components/image',
  model: downloadModel,
  View: Download,
  dialog,
  isEmpty: ({ url, title, filename }) => !url && !title && !filename,
});
