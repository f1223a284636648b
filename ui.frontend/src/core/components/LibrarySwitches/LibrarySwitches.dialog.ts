import type { Dialog } from '../../kit/dialogs/dialog';
import type { librarySwitchesModel } from './LibrarySwitches.model';

/** Nothing to set: what can be chosen is the same on every page. */
export const dialog: Dialog<typeof librarySwitchesModel> = {
  tabs: [],
  computed: ['id', 'exampleCount', 'settings'],
};
