import { defineComponent } from '../../../core/kit/define-component';
import { FormHidden } from './FormHidden';
import { dialog } from './FormHidden.dialog';
import { formHiddenModel } from './FormHidden.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('form/hidden'),
  resourceSuperType: 'core/wcm/components/form/hidden/v2/hidden',
  title: 'Form hidden',
  description: 'An invisible value that is sent with the form',
  icon: 'visibilityOff',
  group: 'Content',
  model: formHiddenModel,
  View: FormHidden,
  dialog,
  isEmpty: ({ name }) => !name,
});
