import { defineComponent } from '../../../core/kit/define-component';
import { FormHidden } from './FormHidden';
import { dialog } from './FormHidden.dialog';
import { formHiddenModel } from './FormHidden.model';

export default defineComponent({
  resourceType: 'ventora/components/form/hidden',
  resourceSuperType: 'core/wcm/components/form/hidden/v2/hidden',
  title: 'Form hidden',
  description: 'A value that is sent along unseen',
  icon: 'visibilityOff',
  group: 'Ventora - Content',
  model: formHiddenModel,
  View: FormHidden,
  dialog,
  isEmpty: ({ name }) => !name,
});
