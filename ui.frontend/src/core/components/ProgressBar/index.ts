import { defineComponent } from '../../kit/define-component';
import { ProgressBar } from './ProgressBar';
import { dialog } from './ProgressBar.dialog';
import { progressBarModel } from './ProgressBar.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('progressbar'),
  resourceSuperType: 'core/wcm/components/progressbar/v1/progressbar',
  title: 'Progress bar',
  description: 'Progress as a percentage or in steps',
  icon: 'gauge3',
  group: 'Content',
  model: progressBarModel,
  View: ProgressBar,
  dialog,
});
