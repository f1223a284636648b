import type { Exporter } from '../Exporter';
import { componentModel } from '../shared/component-model';
import { flag, text } from '../shared/properties';

/** Text v1 and v2 (v1 TextImpl serves both). The HTML is the author's, unsanitised, as in AEM. */
export const textV1: Exporter = (resource, context) => {
  const content = text(resource.properties, 'text');
  return componentModel(
    resource,
    context,
    { text: content, richText: flag(resource.properties, 'textIsRich') ?? false },
    () => ({ 'xdm:text': content ?? '' }),
  );
};
