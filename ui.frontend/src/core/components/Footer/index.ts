import { defineComponent } from '../../kit/define-component';
import { Footer } from './Footer';
import { dialog } from './Footer.dialog';
import { footerModel } from './Footer.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('footer'),
  resourceSuperType: 'core/wcm/components/container/v1/container',
  title: 'Footer',
  description: 'The foot of every page',
  icon: 'railBottom',
  group: 'Structure',
  isContainer: true,
  model: footerModel,
  View: Footer,
  dialog,
});
