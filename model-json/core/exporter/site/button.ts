import { buttonV2 } from '../button/button-v2';
import type { Exporter } from '../Exporter';
import { flag, text } from '../shared/properties';

/** Button v2 with its style options. */
export const button: Exporter = (resource, context) => ({
  ...buttonV2(resource, context),
  type: text(resource.properties, 'type') ?? 'primary',
  typeTransform: text(resource.properties, 'typeTransform'),
  disabled: flag(resource.properties, 'disabled') ?? false,
});
