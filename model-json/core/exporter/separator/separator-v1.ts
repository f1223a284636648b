import type { Exporter } from '../Exporter';
import { appliedCssClassNames } from '../policies/applied-styles';
import { resourceTypeOf } from '../shared/properties';

/** Separator v1: has neither an id nor a data layer. */
export const separatorV1: Exporter = (resource, context) => ({
  appliedCssClassNames: appliedCssClassNames(resource, context),
  ':type': resourceTypeOf(resource),
});
