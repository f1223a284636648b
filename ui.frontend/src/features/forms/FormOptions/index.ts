import { defineComponent } from '../../../core/kit/define-component';
import { FormOptions } from './FormOptions';
import { dialog } from './FormOptions.dialog';
import { formOptionsModel } from './FormOptions.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('form/options'),
  resourceSuperType: 'core/wcm/components/form/options/v2/options',
  title: 'Form options',
  description: 'Check boxes, radio buttons or a drop-down',
  icon: 'taskList',
  group: 'Content',
  model: formOptionsModel,
  View: FormOptions,
  dialog,
  // A drop-down needs a label of its own; boxes and buttons have theirs.
  isEmpty: ({ name, items, title, type }) =>
    !name || items.length === 0 || (!title && (type === 'DROP_DOWN' || type === 'MULTI_DROP_DOWN')),
});
