import type { Dialog } from '../../../core/kit/dialogs/dialog';
import { dialog as breadcrumbDialog } from '../../../core/components/Breadcrumb/Breadcrumb.dialog';
import type { commerceBreadcrumbModel } from './CommerceBreadcrumb.model';

/** As the breadcrumb's: which families stand in the trail follows from the product. */
export const dialog: Dialog<typeof commerceBreadcrumbModel> = breadcrumbDialog;
