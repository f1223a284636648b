import type { Dialog } from '../../kit/dialogs/dialog';
import type { librarySwitchesModel } from './LibrarySwitches.model';

/** No settings: the choices are the same on every page. */
export const dialog: Dialog<typeof librarySwitchesModel> = {
  tabs: [],
  computed: ['id', 'exampleCount', 'settings'],
};
