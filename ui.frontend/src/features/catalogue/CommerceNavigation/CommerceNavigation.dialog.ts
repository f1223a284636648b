import type { Dialog } from '../../../core/kit/dialogs/dialog';
import { dialog as navigationDialog } from '../../../core/components/Navigation/Navigation.dialog';
import type { commerceNavigationModel } from './CommerceNavigation.model';

/** The navigation's fields: the families below a catalogue page depend on that page. */
export const dialog: Dialog<typeof commerceNavigationModel> = navigationDialog;
