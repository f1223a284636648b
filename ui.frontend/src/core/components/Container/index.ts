import { defineComponent } from '../../kit/define-component';
import { Container } from './Container';
import { dialog } from './Container.dialog';
import { containerComponentModel } from './Container.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('container'),
  resourceSuperType: 'core/wcm/components/container/v1/container',
  title: 'Container',
  description: 'Groups components, with columns, width and background of their own',
  icon: 'artboard',
  group: 'Structure',
  isContainer: true,
  template: { layout: 'responsiveGrid' },
  model: containerComponentModel,
  View: Container,
  dialog,
  // An empty main stays, as the skip link's target.
  isEmpty: ({ children, roleAttribute }) => children.length === 0 && roleAttribute !== 'main',
});
