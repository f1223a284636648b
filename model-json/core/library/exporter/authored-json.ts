import type { Resource } from '../../repository/Resource';

/** A resource as it is stored, to be read: properties, then child nodes. */
export const authoredJson = (resource: Resource): string => JSON.stringify(stored(resource), null, 2);

function stored({ properties, children }: Resource): object {
  // Without a prototype a node may have any name.
  const node = Object.create(null) as Record<string, unknown>;
  for (const [name, value] of Object.entries(properties)) {
    // Of every node, and says nothing.
    if (name === 'jcr:primaryType' && value === 'nt:unstructured') continue;
    node[name] = value;
  }
  for (const [name, child] of children) node[name] = stored(child);
  return node;
}
