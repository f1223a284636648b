import { defineComponent } from '../../../core/kit/define-component';
import { FormText } from './FormText';
import { dialog } from './FormText.dialog';
import { formTextModel } from './FormText.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('form/text'),
  resourceSuperType: 'core/wcm/components/form/text/v2/text',
  title: 'Form text',
  description: 'One line or several, an address, a number or a date',
  icon: 'textEdit',
  group: 'Content',
  model: formTextModel,
  View: FormText,
  dialog,
  // Without a label visitors do not know what to type; without a name the value is not submitted.
  isEmpty: ({ title, name }) => !title || !name,
});
