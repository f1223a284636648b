import { componentModel, text, type Exporter } from 'ventora/exporter';

/** From a node of content to what the view reads. */
export const exporter: Exporter = (resource, context) =>
  componentModel(resource, context, {
    caption: text(resource.properties, 'caption'),
    command: text(resource.properties, 'command'),
  });
