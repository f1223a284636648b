import { defineComponent } from '../../kit/define-component';
import { LibraryHeader } from './LibraryHeader';
import { dialog } from './LibraryHeader.dialog';
import { libraryHeaderModel } from './LibraryHeader.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('library/header'),
  title: 'Library: header',
  description: 'The header of the component library',
  icon: 'book',
  group: 'Library',
  isContainer: true,
  model: libraryHeaderModel,
  View: LibraryHeader,
  dialog,
  isEmpty: ({ title, children }) => title === undefined && children.length === 0,
});
