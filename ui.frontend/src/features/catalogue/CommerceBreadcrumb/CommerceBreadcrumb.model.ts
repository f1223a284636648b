import { breadcrumbModel } from '../../../core/components/Breadcrumb/Breadcrumb.model';

/** The breadcrumb’s model: the exporter computes the trail from the product. */
export const commerceBreadcrumbModel = breadcrumbModel;
