import type { Dialog } from '../../kit/dialogs/dialog';
import type { xfPageModel } from './XfPage.model';

/** No settings: variations are managed in the experience fragments console. */
export const dialog: Dialog<typeof xfPageModel> = { tabs: [], computed: ['id'] };
