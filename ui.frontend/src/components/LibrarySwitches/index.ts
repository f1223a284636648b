import { defineComponent } from '../../kit/define-component';
import { LibrarySwitches } from './LibrarySwitches';
import { dialog } from './LibrarySwitches.dialog';
import { librarySwitchesModel } from './LibrarySwitches.model';

export default defineComponent({
  resourceType: 'ventora/components/library/switches',
  title: 'Library: switches',
  group: 'Ventora - Library',
  model: librarySwitchesModel,
  View: LibrarySwitches,
  dialog,
  isEmpty: ({ exampleCount }) => exampleCount === 0,
});
