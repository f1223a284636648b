import { sourcesOf } from '../../repository/derived/sources-of';
import { storedOf } from '../../repository/derived/stored-of';
import { InheritedError } from '../../repository/errors';
import { isLock } from '../../repository/locks/page-lock';
import { isNode, type NodeJson } from '../../repository/node-json';
import type { Resource, ResourceTree } from '../../repository/Resource';
import { asCopy } from '../../repository/versions/versionable';
import { HttpError } from '../http/http-error';
import { nodeOf } from '../replicate/published';
import { t } from '../../../../shared/authoring/language/t';

/** What belongs to the page outside the release alone: when it was published, and who has locked it. */
const isOwn = (name: string): boolean => isLock(name) || name.startsWith('cq:lastReplicat');

/**
 * A page or content fragment as a release takes it in.
 *
 * @throws HttpError 404 if there is none, 409 for files and tags; InheritedError for a page that follows another
 */
export function copyOf(author: ResourceTree, path: string): NodeJson {
  const node = author.get(path);
  if (!node) throw new HttpError(404, t('There is no page at {path}', { path }));
  if (!mayBeTakenIn(node))
    throw new HttpError(
      409,
      t('{path} is neither a page nor a content fragment, so no release can contain it', { path }),
    );
  const followed = [...sourcesOf(node)].find((each) => each !== path);
  if (followed !== undefined || !storedOf(node)) throw new InheritedError(path, followed ?? path);
  const copy = asCopy(nodeOf(node));
  const { 'jcr:content': content, ...own } = copy;
  if (!isNode(content)) return own;
  const kept = Object.entries(content).filter(([name]) => !isOwn(name));
  return { ...own, 'jcr:content': Object.fromEntries(kept) };
}

function mayBeTakenIn({ properties, children }: Resource): boolean {
  const type = properties['jcr:primaryType'];
  if (type === 'cq:Page') return true;
  return type === 'dam:Asset' && children.get('jcr:content')?.properties['contentFragment'] === true;
}
