import { defineComponent } from '../../../core/kit/define-component';
import { FormContainer } from './FormContainer';
import { dialog } from './FormContainer.dialog';
import { formContainerModel } from './FormContainer.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('form/container'),
  resourceSuperType: 'core/wcm/components/form/container/v2/container',
  title: 'Form',
  description: 'Fields that visitors fill in and send',
  icon: 'form',
  group: 'Content',
  isContainer: true,
  template: {
    method: 'POST',
    send: { 'sling:resourceType': componentType('form/button'), type: 'submit', 'jcr:title': 'Send' },
  },
  model: formContainerModel,
  View: FormContainer,
  dialog,
  isEmpty: ({ children }) => children.length === 0,
});
