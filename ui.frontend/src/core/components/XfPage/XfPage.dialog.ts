import type { Dialog } from '../../kit/dialogs/dialog';
import type { xfPageModel } from './XfPage.model';

/** Nothing to set: what a variation is, the console of experience fragments says. */
export const dialog: Dialog<typeof xfPageModel> = { tabs: [], computed: ['id'] };
