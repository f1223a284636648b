import { defineComponent } from '../../../core/kit/define-component';
import { FormOptions } from './FormOptions';
import { dialog } from './FormOptions.dialog';
import { formOptionsModel } from './FormOptions.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('form/options'),
  resourceSuperType: 'core/wcm/components/form/options/v2/options',
  title: 'Form options',
  description: 'Check boxes, radio buttons or a list to choose from',
  icon: 'taskList',
  group: 'Content',
  model: formOptionsModel,
  View: FormOptions,
  dialog,
  // A list that opens needs its label; a box or button has its own.
  isEmpty: ({ name, items, title, type }) =>
    !name || items.length === 0 || (!title && (type === 'DROP_DOWN' || type === 'MULTI_DROP_DOWN')),
});
