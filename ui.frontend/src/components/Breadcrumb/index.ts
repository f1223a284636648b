import { defineComponent } from '../../kit/define-component';
import { Breadcrumb } from './Breadcrumb';
import { dialog } from './Breadcrumb.dialog';
import { breadcrumbModel } from './Breadcrumb.model';

export default defineComponent({
  resourceType: 'ventora/components/breadcrumb',
  resourceSuperType: 'core/wcm/components/breadcrumb/v3/breadcrumb',
  title: 'Breadcrumb',
  group: 'Ventora - Structure',
  model: breadcrumbModel,
  View: Breadcrumb,
  dialog,
  // The page alone is no trail.
  isEmpty: ({ items }) => items.length < 2,
});
