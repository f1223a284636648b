import { defineComponent } from '../../kit/define-component';
import { Accordion } from './Accordion';
import { dialog } from './Accordion.dialog';
import { accordionModel } from './Accordion.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('accordion'),
  resourceSuperType: 'core/wcm/components/accordion/v1/accordion',
  title: 'Accordion',
  description: 'Panels one below the other, opened by their titles',
  icon: 'viewStack',
  group: 'Content',
  isContainer: true,
  template: {
    item_1: {
      'sling:resourceType': componentType('container'),
      'cq:panelTitle': 'Section 1',
      layout: 'responsiveGrid',
    },
    item_2: {
      'sling:resourceType': componentType('container'),
      'cq:panelTitle': 'Section 2',
      layout: 'responsiveGrid',
    },
  },
  model: accordionModel,
  View: Accordion,
  dialog,
  isEmpty: ({ children }) => children.length === 0,
});
