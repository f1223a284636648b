import { contentOf } from '../../exporter/shared/pages';
import { inheritanceOf } from '../../repository/derived/inheritance/inheritance';
import { isOwn } from '../../repository/derived/inheritance/is-own';
import type { Resource, ResourceTree } from '../../repository/Resource';
import { actorNow, userNow } from '../accounts/Actor';

/** Why the person asking cannot change a page or fragment now; undefined if they can. */
export function refusalOfDocument({ path, children }: Resource): string | undefined {
  if (!(actorNow()?.rights.mayWrite(path) ?? true)) return 'You may read this, but not change it.';
  const owner = children.get('jcr:content')?.properties['jcr:lockOwner'];
  if (typeof owner === 'string' && owner !== '' && owner !== userNow()) return `${owner} has locked it.`;
  return undefined;
}

/** Why a text of it cannot be changed there; undefined if it can. */
export function refusalOfText(
  document: Resource,
  node: Resource,
  property: string,
  tree: ResourceTree,
): string | undefined {
  if (isOwn(node, property)) return undefined;
  if (!contentOf(document) || document.properties['jcr:primaryType'] === 'dam:Asset')
    return 'It follows the wording of another variation.';
  const { follows } = inheritanceOf(document);
  // The blueprint may be a page that the person asking may not know of.
  return follows !== null && tree.get(follows)
    ? `Inherited from ${follows}; change it there.`
    : 'Inherited from another page; change it there.';
}
