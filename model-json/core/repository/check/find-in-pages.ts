import { binaryAt } from '../binaries/Binary';
import type { Instance } from '../data-folder';
import { sizeOf } from '../files/reading/locate';
import { childOf, withoutExtension } from '../path';
import type { Repository } from '../Repository';
import type { Resource, ResourceTree } from '../Resource';
import type { Finding } from './Finding';

/** A content path in a property, without query and fragment. */
const REFERENCE = /^(\/content\/[^?#]*)(?:[?#].*)?$/;

/** Components that contain components, by the end of their type. Children of other components may be settings. */
const CONTAINER = /\/(?:container|accordion|tabs|carousel|responsivegrid)$/;

/** Components without a type, which are never shown, and broken references. */
export function* findInPages(instance: Instance, repository: Repository): Generator<Finding> {
  const root = repository.get('/content');
  if (root) yield* findWithin(instance, repository, root);
}

function* findWithin(instance: Instance, repository: Repository, node: Resource): Generator<Finding> {
  for (const [name, value] of Object.entries(node.properties)) {
    const texts = (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string');
    for (const text of texts) {
      const path = REFERENCE.exec(text)?.[1];
      if (path === undefined || isThere(repository, path)) continue;
      yield { kind: 'leads nowhere', instance, where: childOf(node.path, name), what: text };
    }
  }
  if (binaryAt(node.properties[':jcr:data']) && node.binary && sizeOf(node.binary.file) === undefined)
    yield {
      kind: 'leads nowhere',
      instance,
      where: childOf(node.path, 'jcr:data'),
      what: 'its bytes are missing',
    };
  const isContainer = CONTAINER.test(String(node.properties['sling:resourceType']));
  for (const child of node.children.values()) {
    if (isContainer && isGhost(child)) {
      const remove = () => repository.delete(child.path);
      yield {
        kind: 'component without type',
        instance,
        where: child.path,
        what: 'has no sling:resourceType, so no page shows it',
        mend: { how: 'remove it', run: remove },
      };
    }
    yield* findWithin(instance, repository, child);
  }
}

/** A remnant of a component; settings of its parent (`cq:responsive`, `item0`) do not count. */
const isGhost = ({ name, properties, path }: Resource) =>
  path.includes('/jcr:content/') &&
  properties['sling:resourceType'] === undefined &&
  properties['jcr:primaryType'] === 'nt:unstructured' &&
  !/^(?:[^:]+:|item\d+$)/.test(name);

/** Names of assets contain dots; addresses of pages have selectors and an extension. */
function isThere(tree: ResourceTree, path: string): boolean {
  const plain = path.replace(/\/$/, '');
  return tree.get(plain) !== undefined || tree.get(withoutExtension(plain)) !== undefined;
}
