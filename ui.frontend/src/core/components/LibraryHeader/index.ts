import { defineComponent } from '../../kit/define-component';
import { LibraryHeader } from './LibraryHeader';
import { dialog } from './LibraryHeader.dialog';
import { libraryHeaderModel } from './LibraryHeader.model';

export default defineComponent({
  resourceType: 'ventora/components/library/header',
  title: 'Library: header',
  description: 'The head of the component library',
  icon: 'book',
  group: 'Ventora - Library',
  isContainer: true,
  model: libraryHeaderModel,
  View: LibraryHeader,
  dialog,
  isEmpty: ({ title, children }) => title === undefined && children.length === 0,
});
