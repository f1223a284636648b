import { defineComponent } from '../../kit/define-component';
import { Icon } from './Icon';
import { dialog } from './Icon.dialog';
import { iconModel } from './Icon.model';

export default defineComponent({
  resourceType: 'ventora/components/icon',
  title: 'Icon',
  description: 'One sign of the brand’s set',
  icon: 'star',
  group: 'Ventora - Content',
  model: iconModel,
  View: Icon,
  dialog,
  isEmpty: ({ icon }) => !icon,
});
