import { defineComponent } from '../../../core/kit/define-component';
import { Navigation } from '../../../core/components/Navigation/Navigation';
import { dialog } from './CommerceNavigation.dialog';
import { commerceNavigationModel } from './CommerceNavigation.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('commerce/navigation'),
  resourceSuperType: 'core/wcm/components/navigation/v2/navigation',
  title: 'Commerce navigation',
  description: 'The catalogue’s categories, as a menu',
  icon: 'linkNav',
  group: 'Commerce',
  model: commerceNavigationModel,
  View: Navigation,
  dialog,
  isEmpty: ({ items }) => items.length === 0,
});
