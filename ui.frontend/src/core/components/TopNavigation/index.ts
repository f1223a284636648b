import { defineComponent } from '../../kit/define-component';
import { TopNavigation } from './TopNavigation';
import { dialog } from './TopNavigation.dialog';
import { topNavigationModel } from './TopNavigation.model';

export default defineComponent({
  resourceType: 'ventora/components/topnavigation',
  title: 'Top navigation',
  description: 'The main menu with its levels',
  icon: 'showMenu',
  group: 'Ventora - Structure',
  model: topNavigationModel,
  View: TopNavigation,
  dialog,
  isEmpty: ({ links }) => links.length === 0,
});
