import { defineComponent } from '../../kit/define-component';
import { Accordion } from './Accordion';
import { accordionModel } from './Accordion.model';

export default defineComponent({
  resourceType: 'ventora/components/accordion',
  resourceSuperType: 'core/wcm/components/accordion/v1/accordion',
  title: 'Accordion',
  group: 'Ventora - Content',
  isContainer: true,
  model: accordionModel,
  View: Accordion,
  isEmpty: ({ children }) => children.length === 0,
});
