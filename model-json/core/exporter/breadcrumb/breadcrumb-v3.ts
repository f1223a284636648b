import type { Exporter } from '../Exporter';
import { breadcrumb } from './breadcrumb-v1';

/** Breadcrumb v3: links as objects. */
export const breadcrumbV3: Exporter = breadcrumb('link');
