import type { Exporter } from '../Exporter';
import { appliedCssClassNames } from '../policies/applied-styles';
import { separatorV1 } from '../separator/separator-v1';
import { styleOf } from '../shared/component-model';
import { flag } from '../shared/properties';

/** Separator v1 with the styles and the switch that its model lacks. */
export const separator: Exporter = (resource, context) => ({
  ...separatorV1(resource, context),
  appliedCssClassNames: appliedCssClassNames(resource, context),
  isDecorative:
    flag(resource.properties, 'decorative') ?? flag(styleOf(resource, context), 'decorative') ?? false,
});
