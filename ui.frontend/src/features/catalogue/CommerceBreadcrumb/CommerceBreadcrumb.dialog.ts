import type { Dialog } from '../../../core/kit/dialogs/dialog';
import { dialog as breadcrumbDialog } from '../../../core/components/Breadcrumb/Breadcrumb.dialog';
import type { commerceBreadcrumbModel } from './CommerceBreadcrumb.model';

/** The breadcrumb's fields: the families in the trail depend on the product. */
export const dialog: Dialog<typeof commerceBreadcrumbModel> = breadcrumbDialog;
