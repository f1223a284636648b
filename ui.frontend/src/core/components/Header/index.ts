import { defineComponent } from '../../kit/define-component';
import { Header } from './Header';
import { dialog } from './Header.dialog';
import { headerModel } from './Header.model';

export default defineComponent({
  resourceType: 'ventora/components/header',
  title: 'Header',
  description: 'What stands above every page',
  icon: 'railTop',
  group: 'Ventora - Structure',
  model: headerModel,
  View: Header,
  dialog,
  isEmpty: ({ children }) => children.length === 0,
});
