import { defineComponent } from '../../../core/kit/define-component';
import { Comparison } from './Comparison';
import { dialog } from './Comparison.dialog';
import { comparisonModel } from './Comparison.model';

export default defineComponent({
  resourceType: 'ventora/components/comparison',
  title: 'Comparison',
  description: 'Up to four products side by side, as visitors choose them',
  icon: 'compare',
  group: 'Ventora - Commerce',
  imageDelegate: 'ventora/components/image',
  model: comparisonModel,
  View: Comparison,
  dialog,
});
