import type { Resource } from '../repository/Resource';
import type { ComponentDefinition, ExportContext, Exporter, Model } from './Exporter';
import { filteredChildren, itemsOf } from './shared/children';
import { resourceTypeOf, text } from './shared/properties';

/** A resource type that is its own super type, directly or indirectly. */
export class SuperTypeLoopError extends Error {
  override readonly name = 'SuperTypeLoopError';
  readonly code = 'VEN_SUPER_TYPE_LOOP';
  constructor(readonly chain: readonly string[]) {
    super(`sling:resourceSuperType forms a circle: ${chain.join(' → ')}; break it at one of these types`);
  }
}

const definitionNode = (type: string, context: ExportContext): Resource | undefined =>
  type.startsWith('/')
    ? context.tree.get(type)
    : (context.tree.get(`/apps/${type}`) ?? context.tree.get(`/libs/${type}`));

function superTypeOf(type: string, context: ExportContext): string | undefined {
  const node = definitionNode(type, context);
  return (node && text(node.properties, 'sling:resourceSuperType')) || context.superTypes?.[type];
}

/**
 * The exporter of a resource: that of its type or of the nearest super type that has one, as Sling picks models.
 *
 * @throws SuperTypeLoopError if the super types form a circle
 */
export function exporterFor(resource: Resource, context: ExportContext): Exporter | undefined {
  const chain: string[] = [];
  let type: string | undefined = resourceTypeOf(resource);
  while (type) {
    if (Object.hasOwn(context.registry, type)) return context.registry[type];
    if (chain.includes(type)) throw new SuperTypeLoopError([...chain, type]);
    const own: string | undefined =
      chain.length === 0 ? text(resource.properties, 'sling:resourceSuperType') : undefined;
    chain.push(type);
    type = own || superTypeOf(type, context);
  }
  return context.others && definitionNode(resourceTypeOf(resource), context) ? context.others : undefined;
}

/** The model JSON of a resource; undefined (after calling `onUnknown`) if its type has no exporter. */
export function exportResource(resource: Resource, context: ExportContext): Model | undefined {
  const exporter = exporterFor(resource, context);
  if (exporter) return guarded(exporter, resource, context);
  if (resource.properties['sling:resourceType'] !== undefined) context.onUnknown?.(resource);
  return undefined;
}

/** With an error handler, a component that fails loses only itself. */
function guarded(exporter: Exporter, resource: Resource, context: ExportContext): Model | undefined {
  const make = () => exporter(resource, context);
  const known = () => (context.remember ? context.remember(resource, context, make) : make());
  if (!context.onFault) return known();
  try {
    return known();
  } catch (error) {
    return context.onFault(resource, error);
  }
}

/** The definition of the component that renders a resource; undefined if it is not a component (ComponentManager). */
export function componentOf(resource: Resource, context: ExportContext): ComponentDefinition | undefined {
  if (context.component) return context.component(resource);
  const resourceType = resourceTypeOf(resource);
  const node = definitionNode(resourceType, context);
  if (node) return { resourceType, properties: node.properties };
  return exporterFor(resource, context) && { resourceType, properties: {} };
}

/** A property of the component definition, inherited from its super types (`imageDelegate`). */
export function definitionProperty(
  component: ComponentDefinition,
  name: string,
  context: ExportContext,
): string | undefined {
  const seen = new Set<string>();
  let type: string | undefined = component.resourceType;
  let value = text(component.properties, name);
  while (!value && type && !seen.has(type)) {
    seen.add(type);
    type = superTypeOf(type, context);
    value = type ? text(definitionNode(type, context)?.properties ?? {}, name) : undefined;
  }
  return value;
}

/** Children that are components, without configuration nodes. */
export const componentChildren = (resource: Resource, context: ExportContext): Resource[] =>
  filteredChildren(resource, context).filter((child) => componentOf(child, context) !== undefined);

/** `:items` and `:itemsOrder` of a resource's children that have a model. */
export const exportChildren = (children: Iterable<Resource>, context: ExportContext) =>
  itemsOf(children, (child) => exportResource(child, context));
