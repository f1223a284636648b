import type { Exporter } from '../Exporter';
import { componentModel } from '../shared/component-model';
import { text } from '../shared/properties';

/** One of the interface's icons. */
export const icon: Exporter = (resource, context) =>
  componentModel(resource, context, {
    icon: text(resource.properties, 'icon'),
    label: text(resource.properties, 'label'),
    size: text(resource.properties, 'size'),
  });
