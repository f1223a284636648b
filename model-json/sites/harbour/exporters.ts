import { exportersOf } from '../plain/site-of';

/** The exporters of every site, and those of the features that this one uses. */
export const siteExporters = exportersOf({});
