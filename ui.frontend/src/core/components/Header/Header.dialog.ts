import type { Dialog } from '../../kit/dialogs/dialog';
import type { headerModel } from './Header.model';

/** Nothing to set: each of its parts has a dialog of its own. */
export const dialog: Dialog<typeof headerModel> = { tabs: [], computed: ['id'] };
