import { tagPath } from '../../../../shared/addresses/tags';
import type { Resource, ResourceTree } from '../../repository/Resource';
import { texts } from '../shared/properties';
import { resolveTag } from '../shared/tags';

function* breadthFirst(root: Resource): Generator<Resource> {
  const queue = [root];
  for (const resource of queue) {
    yield resource;
    for (const child of resource.children.values()) queue.push(child);
  }
}

const isBelow = (path: string, tag: string) => path === tag || path.startsWith(`${tag}/`);

/**
 * TagManager.find: the resources at or below a root, of any kind, that have one or all of the tags, or tags below them.
 * If one of the tags does not exist, nothing is found, even when any tag would be enough.
 */
export function taggedResources(
  tree: ResourceTree,
  root: Resource,
  tags: readonly string[],
  any: boolean,
): Resource[] {
  if (!tags.every((tag) => resolveTag(tree, tag))) return [];
  const wanted = tags.map(tagPath);
  return [...breadthFirst(root)].filter(({ properties }) => {
    const own = texts(properties, 'cq:tags')?.map(tagPath) ?? [];
    const has = (tag: string) => own.some((path) => isBelow(path, tag));
    return any ? wanted.some(has) : wanted.every(has);
  });
}
