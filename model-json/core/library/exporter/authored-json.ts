import type { Resource } from '../../repository/Resource';
import { bareRecord } from '../../../../shared/checked/bare-record';

/** A stored resource for display: properties, then child nodes. */
export const authoredJson = (resource: Resource): string => JSON.stringify(stored(resource), null, 2);

function stored({ properties, children }: Resource): object {
  // Without a prototype, so that any node name is safe.
  const node = bareRecord<unknown>();
  for (const [name, value] of Object.entries(properties)) {
    // Every node has it, so it tells readers nothing.
    if (name === 'jcr:primaryType' && value === 'nt:unstructured') continue;
    node[name] = value;
  }
  for (const [name, child] of children) node[name] = stored(child);
  return node;
}
