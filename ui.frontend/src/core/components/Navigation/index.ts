import { defineComponent } from '../../kit/define-component';
import { Navigation } from './Navigation';
import { dialog } from './Navigation.dialog';
import { navigationModel } from './Navigation.model';

export default defineComponent({
  resourceType: 'ventora/components/navigation',
  resourceSuperType: 'core/wcm/components/navigation/v2/navigation',
  title: 'Navigation',
  description: 'Pages below a page, as a menu',
  icon: 'linkNav',
  group: 'Ventora - Structure',
  model: navigationModel,
  View: Navigation,
  dialog,
  isEmpty: ({ items }) => items.length === 0,
});
