import { defineComponent } from '../../kit/define-component';
import { Tabs } from './Tabs';
import { dialog } from './Tabs.dialog';
import { tabsModel } from './Tabs.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('tabs'),
  resourceSuperType: 'core/wcm/components/tabs/v1/tabs',
  title: 'Tabs',
  description: 'Panels chosen by tabs, one visible at a time',
  icon: 'folderOpenOutline',
  group: 'Content',
  isContainer: true,
  template: {
    item_1: {
      'sling:resourceType': componentType('container'),
      'cq:panelTitle': 'Tab 1',
      layout: 'responsiveGrid',
    },
    item_2: {
      'sling:resourceType': componentType('container'),
      'cq:panelTitle': 'Tab 2',
      layout: 'responsiveGrid',
    },
  },
  model: tabsModel,
  View: Tabs,
  dialog,
  isEmpty: ({ children }) => children.length === 0,
});
