import { defineComponent } from '../../kit/define-component';
import { TopNavigation } from './TopNavigation';
import { topNavigationModel } from './TopNavigation.model';

export default defineComponent({
  resourceType: 'ventora/components/topnavigation',
  title: 'Top navigation',
  group: 'Ventora - Structure',
  model: topNavigationModel,
  View: TopNavigation,
  isEmpty: ({ links }) => links.length === 0,
});
