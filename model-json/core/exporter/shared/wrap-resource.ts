import type { Resource, Value } from '../../repository/Resource';

/** Properties that replace the resource's own; undefined hides one. */
export interface Overrides {
  readonly resourceType?: string;
  readonly properties?: Readonly<Record<string, Value | undefined>>;
  readonly children?: Readonly<Record<string, Resource | undefined>>;
}

/**
 * The same resource with another type, and with some properties and children replaced or hidden (CoreResourceWrapper).
 */
export function wrapResource(resource: Resource, overrides: Overrides): Resource {
  const properties: Record<string, Value> = { ...resource.properties };
  if (overrides.resourceType) properties['sling:resourceType'] = overrides.resourceType;
  for (const [name, value] of Object.entries(overrides.properties ?? {})) {
    if (value === undefined) delete properties[name];
    else properties[name] = value;
  }
  const children = new Map(resource.children);
  for (const [name, child] of Object.entries(overrides.children ?? {})) {
    if (child === undefined) children.delete(name);
    else children.set(name, child);
  }
  return {
    path: resource.path,
    name: resource.name,
    properties,
    children,
    parent: resource.parent,
    ...(resource.binary && { binary: resource.binary }),
  };
}
