import { defineComponent } from '../../kit/define-component';
import { Tabs } from './Tabs';
import { dialog } from './Tabs.dialog';
import { tabsModel } from './Tabs.model';

export default defineComponent({
  resourceType: 'ventora/components/tabs',
  resourceSuperType: 'core/wcm/components/tabs/v1/tabs',
  title: 'Tabs',
  description: 'Panels of which one is seen, chosen by tabs',
  icon: 'folderOpenOutline',
  group: 'Ventora - Content',
  isContainer: true,
  template: {
    item_1: {
      'sling:resourceType': 'ventora/components/container',
      'cq:panelTitle': 'Tab 1',
      layout: 'responsiveGrid',
    },
    item_2: {
      'sling:resourceType': 'ventora/components/container',
      'cq:panelTitle': 'Tab 2',
      layout: 'responsiveGrid',
    },
  },
  model: tabsModel,
  View: Tabs,
  dialog,
  isEmpty: ({ children }) => children.length === 0,
});
