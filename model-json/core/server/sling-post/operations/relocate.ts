import { DAM_ROOT } from '../../../repository/files/reading/scan';
import { isWithin, parentOf } from '../../../repository/path';
import { HttpError } from '../../http/http-error';
import { relocate } from '../../relocate/relocate';
import type { Operation } from '../Post';
import { resolvePath } from '../resolve-path';

/**
 * `:operation=relocate`: moves a page, an asset or a folder of assets to the address `:dest`. If it is published, it
 * moves on publish at once.
 * `:keepAddress=true` redirects the old address to the new one, `:adjustLinks=true` changes links to the page.
 */
/** What is moved among the assets. */
const MOVED_ASSETS = new Set(['dam:Asset', 'sling:Folder', 'sling:OrderedFolder', 'nt:folder']);

const isAssetPath = (path: string): boolean => path !== DAM_ROOT && isWithin(path, DAM_ROOT);

export const relocatePage: Operation = (post) => {
  const { draft, parameters, target, tree } = post;
  const dest = parameters.get(':dest');
  if (!dest) throw new HttpError(500, 'The target of the move is missing; send :dest');
  const [from, to] = [target.path, resolvePath(parentOf(target.path), dest)];
  const type = String(draft.properties(from)?.['jcr:primaryType']);
  if (type !== 'cq:Page' && !(isAssetPath(from) && MOVED_ASSETS.has(type)))
    throw new HttpError(404, `There is no page, asset or folder of assets at ${from} to move`);
  if (isAssetPath(from) !== isAssetPath(to))
    throw new HttpError(422, `Assets stay below ${DAM_ROOT}, and pages outside it; choose another place`);
  if (isWithin(to, from)) throw new HttpError(422, `${to} is inside ${from}; choose a place outside it`);
  if (!draft.has(parentOf(to)))
    throw new HttpError(412, `Cannot move to ${to}: its parent does not exist; create it first`);
  if (draft.has(to) || tree.get(to))
    throw new HttpError(412, `Cannot move to ${to}: it exists already; choose another name`);
  const relocation = {
    from,
    to,
    keepAddress: type === 'cq:Page' && parameters.isTrue(':keepAddress'),
    adjustLinks: parameters.isTrue(':adjustLinks'),
  };
  const { moves, adjusted, locked } = relocate(draft, tree, relocation);
  post.relocation = relocation;
  post.linksKept = locked;
  post.path = to;
  post.isCreate = true;
  for (const move of moves) post.changes.push({ type: 'moved', argument: [move.from, move.to] });
  for (const page of adjusted) post.changes.push({ type: 'modified', argument: `${page}/jcr:content` });
};
