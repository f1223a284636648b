import { defineComponent } from '../../kit/define-component';
import { XfPage } from './XfPage';
import { dialog } from './XfPage.dialog';
import { xfPageModel } from './XfPage.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('xfpage'),
  resourceSuperType: 'spa-project-core/components/xf-page',
  title: 'Experience fragment page',
  description: 'A page that holds one experience fragment',
  icon: 'experience',
  group: '.hidden',
  isContainer: true,
  model: xfPageModel,
  View: XfPage,
  dialog,
});
