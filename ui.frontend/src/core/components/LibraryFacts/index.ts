import { defineComponent } from '../../kit/define-component';
import { LibraryFacts } from './LibraryFacts';
import { dialog } from './LibraryFacts.dialog';
import { libraryFactsModel } from './LibraryFacts.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('library/facts'),
  title: 'Library: facts',
  description: 'A component’s title, size and dialog, for the library',
  icon: 'book',
  group: 'Library',
  model: libraryFactsModel,
  View: LibraryFacts,
  dialog,
  isEmpty: ({ component }) => component === undefined,
});
