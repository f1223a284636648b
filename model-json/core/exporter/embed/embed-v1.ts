import type { Exporter } from '../Exporter';
import { componentModel, styleOf } from '../shared/component-model';
import { flag, text } from '../shared/properties';
import { urlResult } from './url-processors';

const TYPES: Readonly<Record<string, string>> = { url: 'URL', embeddable: 'EMBEDDABLE', html: 'HTML' };

/**
 * Embed v1 and v2 (v1 EmbedImpl serves both): exports the URL, HTML or embeddable selected by the type and allowed by
 * the policy.
 */
export const embedV1: Exporter = (resource, context) => {
  const { properties } = resource;
  const style = styleOf(resource, context);
  const type = TYPES[text(properties, 'type') ?? ''];
  const allowed = (name: string, wanted: string, disabled: string) =>
    type === wanted && !flag(style, disabled) ? text(properties, name) : undefined;
  const url = allowed('url', 'URL', 'urlDisabled')?.trim();
  return componentModel(resource, context, {
    type,
    url,
    result: url ? urlResult(url) : undefined,
    html: allowed('html', 'HTML', 'htmlDisabled'),
    embeddableResourceType: allowed('embeddableResourceType', 'EMBEDDABLE', 'embeddablesDisabled'),
  });
};
