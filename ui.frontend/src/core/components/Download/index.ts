import { defineComponent } from '../../kit/define-component';
import { Download } from './Download';
import { dialog } from './Download.dialog';
import { downloadModel } from './Download.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('download'),
  resourceSuperType: 'core/wcm/components/download/v2/download',
  title: 'Download',
  description: 'One file, with its size and format',
  icon: 'download',
  group: 'Content',
  imageDelegate: componentType('image'),
  model: downloadModel,
  View: Download,
  dialog,
  isEmpty: ({ url, title, filename }) => !url && !title && !filename,
});
