import { defineComponent } from '../../kit/define-component';
import { Header } from './Header';
import { dialog } from './Header.dialog';
import { headerModel } from './Header.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('header'),
  title: 'Header',
  description: 'The top of every page',
  icon: 'railTop',
  group: 'Structure',
  model: headerModel,
  View: Header,
  dialog,
  isEmpty: ({ children }) => children.length === 0,
});
