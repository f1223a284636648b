import type { Exporter } from '../Exporter';
import { pageModel } from './page-v1';
import { pageV2Keys } from './page-v2';

/** Page v3. The keys of the SPA hierarchy come with `spaPage`. */
export const pageV3: Exporter = (resource, context) =>
  pageModel(resource, context, pageV2Keys(resource, context, 'link'));
