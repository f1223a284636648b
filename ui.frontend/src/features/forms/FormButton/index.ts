import { defineComponent } from '../../../core/kit/define-component';
import { FormButton } from './FormButton';
import { dialog } from './FormButton.dialog';
import { formButtonModel } from './FormButton.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('form/button'),
  resourceSuperType: 'core/wcm/components/form/button/v2/button',
  title: 'Form button',
  description: 'Sends the form or resets it',
  icon: 'send',
  group: 'Content',
  model: formButtonModel,
  View: FormButton,
  dialog,
  isEmpty: ({ title }) => !title,
});
