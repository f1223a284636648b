import { componentType } from '../../../../../shared/addresses/app';
import { defineComponent } from '../../../core/kit/define-component';
import { Calculator } from './Calculator';
import { dialog } from './Calculator.dialog';
import { calculatorModel } from './Calculator.model';

export default defineComponent({
  resourceType: componentType('calculator'),
  title: 'Calculator',
  description: 'Leaks, receiver, condensate and more, with the arithmetic shown',
  icon: 'calculator',
  group: 'Commerce',
  imageDelegate: componentType('image'),
  model: calculatorModel,
  View: Calculator,
  dialog,
  isEmpty: ({ action }) => !action,
});
