import { defineComponent } from '../../kit/define-component';
import { LibraryExample } from './LibraryExample';
import { dialog } from './LibraryExample.dialog';
import { libraryExampleModel } from './LibraryExample.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('library/example'),
  title: 'Library: example',
  description: 'One example of the component library',
  icon: 'book',
  group: 'Library',
  isContainer: true,
  framesChildren: true,
  model: libraryExampleModel,
  View: LibraryExample,
  dialog,
  isEmpty: ({ children }) => children.length === 0,
});
