import { defineComponent } from '../../kit/define-component';
import { Icon } from './Icon';
import { dialog } from './Icon.dialog';
import { iconModel } from './Icon.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('icon'),
  title: 'Icon',
  description: 'An icon from the brand’s set',
  icon: 'star',
  group: 'Content',
  model: iconModel,
  View: Icon,
  dialog,
  isEmpty: ({ icon }) => !icon,
});
