import { breadcrumbModel } from '../../../core/components/Breadcrumb/Breadcrumb.model';

/** The breadcrumb’s own: the exporter works out the trail from the product. */
export const commerceBreadcrumbModel = breadcrumbModel;
