import { defineComponent } from '../../kit/define-component';
import { Modal } from './Modal';
import { dialog } from './Modal.dialog';
import { modalModel } from './Modal.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('modal'),
  title: 'Modal',
  description: 'Content that opens over the page',
  icon: 'maximize',
  group: 'Content',
  isContainer: true,
  model: modalModel,
  View: Modal,
  dialog,
  isEmpty: ({ children }) => children.length === 0,
});
