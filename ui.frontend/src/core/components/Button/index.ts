import { defineComponent } from '../../kit/define-component';
import { Button } from './Button';
import { dialog } from './Button.dialog';
import { buttonModel } from './Button.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('button'),
  resourceSuperType: 'core/wcm/components/button/v2/button',
  title: 'Button',
  description: 'One action, as a link or in a form',
  icon: 'button',
  group: 'Content',
  model: buttonModel,
  View: Button,
  dialog,
  // An icon without a label is of no use.
  isEmpty: ({ text, icon, accessibilityLabel }) => !text && !(icon && accessibilityLabel),
});
