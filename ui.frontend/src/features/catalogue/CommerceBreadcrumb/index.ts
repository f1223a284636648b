import { defineComponent } from '../../../core/kit/define-component';
import { Breadcrumb } from '../../../core/components/Breadcrumb/Breadcrumb';
import { dialog } from './CommerceBreadcrumb.dialog';
import { commerceBreadcrumbModel } from './CommerceBreadcrumb.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('commerce/breadcrumb'),
  resourceSuperType: 'core/wcm/components/breadcrumb/v3/breadcrumb',
  title: 'Commerce breadcrumb',
  description: 'The path through the catalogue to a category or product',
  icon: 'breadcrumbNavigation',
  group: 'Commerce',
  model: commerceBreadcrumbModel,
  View: Breadcrumb,
  dialog,
  isEmpty: ({ items }) => items.length < 2,
});
