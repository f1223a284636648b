import type { Exporter } from '../Exporter';
import { resourceTypeOf } from '../shared/properties';

/** Separator v1: has no id, no styles and no data layer. */
export const separatorV1: Exporter = (resource) => ({ ':type': resourceTypeOf(resource) });
