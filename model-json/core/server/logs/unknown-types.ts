import { componentOf, exporterFor } from '../../exporter/export-resource';
import type { ComponentDefinition, ExportContext, Exporter } from '../../exporter/Exporter';
import { text } from '../../exporter/shared/properties';
import type { Resource } from '../../repository/Resource';
import { definitionAt } from '../editor/component-definitions';
import type { PageProblem } from './problem-log';

const typeOf = ({ properties }: Resource) => text(properties, 'sling:resourceType');

/** The problem of a resource whose type has no exporter. */
export const unknownType = (resource: Resource): PageProblem => ({
  kind: 'unknown-type',
  item: resource.path,
  message: `nothing exports "${typeOf(resource)}"; correct the type or register an exporter`,
});

/** The problem of a resource whose exporter fails. */
export const failedExport = (resource: Resource, error: unknown): PageProblem => ({
  kind: 'export-error',
  item: resource.path,
  message: `the exporter of "${typeOf(resource)}" failed: ${String(error)}`,
});

/** All resources at and below a resource whose types have no exporter, including those with circular super types. */
export function unknownTypes(resource: Resource, context: ExportContext): PageProblem[] {
  const below = [...resource.children.values()].flatMap((child) => unknownTypes(child, context));
  if (typeOf(resource) === undefined) return below;
  try {
    return exporterFor(resource, context) ? below : [unknownType(resource), ...below];
  } catch (error) {
    return [{ kind: 'unknown-type', item: resource.path, message: String(error) }, ...below];
  }
}

/**
 * A context for authors: a component without an exporter has only its type in the model, and its title if the site has
 * its definition, as a migration brings it, so that the page can show what is wrong where.
 */
export function withUnknownShown(resource: Resource, context: ExportContext): ExportContext {
  const types = unknownTypes(resource, context).flatMap(({ item }) => {
    const unknown = context.tree.get(item);
    return (unknown && typeOf(unknown)) ?? [];
  });
  const byTypeOnly = (type: string): Exporter => {
    const definition = definitionAt(type, context.tree);
    const componentTitle = definition && text(definition.properties, 'jcr:title');
    return () => ({ ':type': type, ...(componentTitle && { componentTitle }) });
  };
  return {
    ...context,
    registry: { ...context.registry, ...Object.fromEntries(types.map((type) => [type, byTypeOnly(type)])) },
  };
}

/** The component definitions of a context, without those with circular super types, so that only these fail. */
export function validComponents(
  context: ExportContext,
): (resource: Resource) => ComponentDefinition | undefined {
  return (resource) => {
    try {
      exporterFor(resource, context);
      return componentOf(resource, context);
    } catch {
      return undefined;
    }
  };
}
