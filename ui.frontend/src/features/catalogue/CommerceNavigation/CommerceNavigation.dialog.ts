import type { Dialog } from '../../../core/kit/dialogs/dialog';
import { dialog as navigationDialog } from '../../../core/components/Navigation/Navigation.dialog';
import type { commerceNavigationModel } from './CommerceNavigation.model';

/** As the navigation's: which families stand below a catalogue page follows from that page. */
export const dialog: Dialog<typeof commerceNavigationModel> = navigationDialog;
