import { defineComponent } from '../../kit/define-component';
import { LibrarySwitches } from './LibrarySwitches';
import { dialog } from './LibrarySwitches.dialog';
import { librarySwitchesModel } from './LibrarySwitches.model';

export default defineComponent({
  resourceType: 'ventora/components/library/switches',
  title: 'Library: switches',
  description: 'Theme, direction and width of the component library',
  icon: 'book',
  group: 'Ventora - Library',
  model: librarySwitchesModel,
  View: LibrarySwitches,
  dialog,
  isEmpty: ({ exampleCount }) => exampleCount === 0,
});
