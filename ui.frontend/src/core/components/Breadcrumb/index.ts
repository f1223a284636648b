import { defineComponent } from '../../kit/define-component';
import { Breadcrumb } from './Breadcrumb';
import { dialog } from './Breadcrumb.dialog';
import { breadcrumbModel } from './Breadcrumb.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('breadcrumb'),
  resourceSuperType: 'core/wcm/components/breadcrumb/v3/breadcrumb',
  title: 'Breadcrumb',
  description: 'The path from the home page to this page',
  icon: 'breadcrumbNavigation',
  group: 'Structure',
  model: breadcrumbModel,
  View: Breadcrumb,
  dialog,
  // The page alone needs no breadcrumb.
  isEmpty: ({ items }) => items.length < 2,
});
