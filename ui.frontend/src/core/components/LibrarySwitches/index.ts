import { defineComponent } from '../../kit/define-component';
import { LibrarySwitches } from './LibrarySwitches';
import { dialog } from './LibrarySwitches.dialog';
import { librarySwitchesModel } from './LibrarySwitches.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('library/switches'),
  title: 'Library: switches',
  description: 'Theme, direction and width of the component library',
  icon: 'book',
  group: 'Library',
  model: librarySwitchesModel,
  View: LibrarySwitches,
  dialog,
  isEmpty: ({ exampleCount }) => exampleCount === 0,
});
