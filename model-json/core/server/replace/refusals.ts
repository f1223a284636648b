import { contentOf } from '../../exporter/shared/pages';
import { inheritanceOf } from '../../repository/derived/inheritance/inheritance';
import { isOwn } from '../../repository/derived/inheritance/is-own';
import { lockOwnerOf } from '../../repository/locks/page-lock';
import type { Resource, ResourceTree } from '../../repository/Resource';
import { userNow } from '../accounts/Actor';
import { mayWrite } from '../accounts/rights/may-publish';
import { t } from '../../../../shared/authoring/language/t';

/** Why the person asking cannot change a page or fragment now; undefined if they can. */
export function refusalOfDocument(document: Resource): string | undefined {
  if (!mayWrite(document.path)) return t('You may read this, but not change it.');
  const owner = lockOwnerOf(document);
  return owner === undefined || owner === userNow() ? undefined : t('{owner} has locked it.', { owner });
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
    return t('It follows the wording of another variation.');
  const { follows } = inheritanceOf(document);
  // The blueprint may be a page that the person asking may not know of.
  return follows !== null && tree.get(follows)
    ? t('Inherited from {follows}; change it there.', { follows })
    : t('Inherited from another page; change it there.');
}
