import { defineComponent } from '../../kit/define-component';
import { Footer } from './Footer';
import { dialog } from './Footer.dialog';
import { footerModel } from './Footer.model';

export default defineComponent({
  resourceType: 'ventora/components/footer',
  resourceSuperType: 'core/wcm/components/container/v1/container',
  title: 'Footer',
  description: 'What stands below every page',
  icon: 'railBottom',
  group: 'Ventora - Structure',
  isContainer: true,
  model: footerModel,
  View: Footer,
  dialog,
});
