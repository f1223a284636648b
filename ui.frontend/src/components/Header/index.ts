import { defineComponent } from '../../kit/define-component';
import { Header } from './Header';
import { headerModel } from './Header.model';

export default defineComponent({
  resourceType: 'ventora/components/header',
  title: 'Header',
  group: 'Ventora - Structure',
  model: headerModel,
  View: Header,
  isEmpty: ({ children }) => children.length === 0,
});
