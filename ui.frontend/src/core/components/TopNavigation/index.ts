import { defineComponent } from '../../kit/define-component';
import { TopNavigation } from './TopNavigation';
import { dialog } from './TopNavigation.dialog';
import { topNavigationModel } from './TopNavigation.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('topnavigation'),
  title: 'Top navigation',
  description: 'Service links above the header',
  icon: 'showMenu',
  group: 'Structure',
  model: topNavigationModel,
  View: TopNavigation,
  dialog,
  isEmpty: ({ links }) => links.length === 0,
});
