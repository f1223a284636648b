import { defineComponent } from '../../../core/kit/define-component';
import { Comparison } from './Comparison';
import { dialog } from './Comparison.dialog';
import { comparisonModel } from './Comparison.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('comparison'),
  title: 'Comparison',
  description: 'Up to four products side by side, as visitors choose them',
  icon: 'compare',
  group: 'Commerce',
  imageDelegate: componentType('image'),
  model: comparisonModel,
  View: Comparison,
  dialog,
});
