import { defineComponent } from '../../kit/define-component';
import { LibraryFacts } from './LibraryFacts';
import { dialog } from './LibraryFacts.dialog';
import { libraryFactsModel } from './LibraryFacts.model';

export default defineComponent({
  resourceType: 'ventora/components/library/facts',
  title: 'Library: facts',
  description: 'What the component library says of a component',
  icon: 'book',
  group: 'Ventora - Library',
  model: libraryFactsModel,
  View: LibraryFacts,
  dialog,
  isEmpty: ({ component }) => component === undefined,
});
