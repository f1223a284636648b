import type { Exporter } from '../Exporter';
import { pageModel } from './page-v1';
import { pageV2Keys } from './page-v2';

/** Page v3. `spaPage` adds the keys of the SPA hierarchy. */
export const pageV3: Exporter = (resource, context) =>
  pageModel(resource, context, pageV2Keys(resource, context, 'link'));
