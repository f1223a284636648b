import { isWithin, nameOf } from '../../../repository/path';
import type { Resource, ResourceTree } from '../../../repository/Resource';
import { DAM_ROOT } from '../../../repository/files/reading/scan';
import { HttpError } from '../../http/http-error';
import { t } from '../../../../../shared/authoring/language/t';

const FOLDERS = new Set(['sling:Folder', 'sling:OrderedFolder', 'nt:folder']);

export const isAsset = ({ properties }: Resource): boolean => properties['jcr:primaryType'] === 'dam:Asset';

export const isFolder = ({ properties }: Resource): boolean =>
  FOLDERS.has(String(properties['jcr:primaryType']));

/**
 * The folder of assets at a path.
 *
 * @throws HttpError 404 if there is none, 403 outside the assets
 */
export function folderAt(tree: ResourceTree, path: string): Resource {
  if (!isWithin(path, DAM_ROOT))
    throw new HttpError(403, t('{path} is not below {DAM_ROOT}, where assets are', { path, DAM_ROOT }));
  const folder = tree.get(path);
  if (!folder || !isFolder(folder))
    throw new HttpError(
      404,
      t('There is no folder at {path}; create {name} first', { path, name: nameOf(path) }),
    );
  return folder;
}

/** The assets at and below a node, without what is inside them. */
export function* assetsWithin(node: Resource): Generator<Resource> {
  if (isAsset(node)) yield node;
  else
    for (const child of node.children.values()) if (child.name !== 'jcr:content') yield* assetsWithin(child);
}
