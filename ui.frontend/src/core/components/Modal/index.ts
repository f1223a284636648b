import { defineComponent } from '../../kit/define-component';
import { Modal } from './Modal';
import { dialog } from './Modal.dialog';
import { modalModel } from './Modal.model';

export default defineComponent({
  resourceType: 'ventora/components/modal',
  title: 'Modal',
  description: 'Content that opens over the page',
  icon: 'maximize',
  group: 'Ventora - Content',
  isContainer: true,
  model: modalModel,
  View: Modal,
  dialog,
  isEmpty: ({ children }) => children.length === 0,
});
