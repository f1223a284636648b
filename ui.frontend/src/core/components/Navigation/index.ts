import { defineComponent } from '../../kit/define-component';
import { Navigation } from './Navigation';
import { dialog } from './Navigation.dialog';
import { navigationModel } from './Navigation.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('navigation'),
  resourceSuperType: 'core/wcm/components/navigation/v2/navigation',
  title: 'Navigation',
  description: 'Pages below a page, as a menu',
  icon: 'linkNav',
  group: 'Structure',
  model: navigationModel,
  View: Navigation,
  dialog,
  isEmpty: ({ items }) => items.length === 0,
});
