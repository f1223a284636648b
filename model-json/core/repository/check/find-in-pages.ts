import type { Instance } from '../data-folder';
import { childOf, withoutExtension } from '../path';
import type { Repository } from '../Repository';
import type { Resource, ResourceTree } from '../Resource';
import type { Finding } from './Finding';

/** A path of the content in a property, without the question and fragment of an address. */
const REFERENCE = /^(\/content\/[^?#]*)(?:[?#].*)?$/;

/** Components that hold components, by the end of their type. What others have below them may be settings. */
const CONTAINER = /\/(?:container|accordion|tabs|carousel|responsivegrid)$/;

/** Components without a type, which no tree shows, and values that lead to nothing. */
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
  const isContainer = CONTAINER.test(String(node.properties['sling:resourceType']));
  for (const child of node.children.values()) {
    if (isContainer && isGhost(child)) {
      const remove = () => repository.delete(child.path);
      yield {
        kind: 'component without type',
        instance,
        where: child.path,
        what: 'has no sling:resourceType, so that no page shows it',
        mend: { how: 'remove it', run: remove },
      };
    }
    yield* findWithin(instance, repository, child);
  }
}

/** Of a component something is left; settings that belong to its parent (`cq:responsive`, `item0`) are none. */
const isGhost = ({ name, properties, path }: Resource) =>
  path.includes('/jcr:content/') &&
  properties['sling:resourceType'] === undefined &&
  properties['jcr:primaryType'] === 'nt:unstructured' &&
  !/^(?:[^:]+:|item\d+$)/.test(name);

/** Names of assets have dots, addresses of pages selectors and an ending. */
function isThere(tree: ResourceTree, path: string): boolean {
  const plain = path.replace(/\/$/, '');
  return tree.get(plain) !== undefined || tree.get(withoutExtension(plain)) !== undefined;
}
