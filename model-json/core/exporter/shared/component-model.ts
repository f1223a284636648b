import type { Resource } from '../../repository/Resource';
import type { ExportContext, Model } from '../Exporter';
import { appliedCssClassNames } from '../policies/applied-styles';
import { componentData, dataLayer } from './data-layer';
import { componentId } from './ids';
import { resourceTypeOf } from './properties';

/**
 * The model of a component (AbstractComponentImpl): its own keys with `id`, `:type`, the picked styles and the data
 * layer. `data` returns the component's own part of its data layer entry.
 */
export function componentModel(
  resource: Resource,
  context: ExportContext,
  own: Model,
  data?: (id: string) => Model,
  id = componentId(resource, context),
): Model {
  return {
    id,
    ...own,
    appliedCssClassNames: appliedCssClassNames(resource, context),
    dataLayer: dataLayer(context, id, () => ({ ...componentData(resource), ...data?.(id) })),
    ':type': resourceTypeOf(resource),
  };
}

/** The properties of the policy that applies to a resource; empty without one (`currentStyle`). */
export const styleOf = (resource: Resource, context: ExportContext) =>
  context.policy(resource)?.properties ?? {};
