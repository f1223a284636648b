import { isWithin, parentOf } from '../../../repository/path';
import { HttpError } from '../../http/http-error';
import { relocate } from '../../relocate/relocate';
import type { Operation } from '../Post';
import { resolvePath } from '../resolve-path';

/**
 * `:operation=relocate`: moves a page to the address `:dest`. If it is published, it moves on publish at once.
 * `:keepAddress=true` redirects the old address to the new one, `:adjustLinks=true` changes links to the page.
 */
export const relocatePage: Operation = (post) => {
  const { draft, parameters, target, tree } = post;
  const dest = parameters.get(':dest');
  if (!dest) throw new HttpError(500, 'The target of the move is missing; send :dest');
  const [from, to] = [target.path, resolvePath(parentOf(target.path), dest)];
  if (draft.properties(from)?.['jcr:primaryType'] !== 'cq:Page')
    throw new HttpError(404, `There is no page at ${from} to move`);
  if (isWithin(to, from)) throw new HttpError(422, `${to} is inside ${from}; choose a place outside it`);
  if (!draft.has(parentOf(to)))
    throw new HttpError(412, `Cannot move to ${to}: its parent does not exist; create it first`);
  if (draft.has(to) || tree.get(to))
    throw new HttpError(412, `Cannot move to ${to}: it exists already; choose another name`);
  const relocation = {
    from,
    to,
    keepAddress: parameters.isTrue(':keepAddress'),
    adjustLinks: parameters.isTrue(':adjustLinks'),
  };
  const { moves, adjusted } = relocate(draft, tree, relocation);
  post.relocation = relocation;
  post.path = to;
  post.isCreate = true;
  for (const move of moves) post.changes.push({ type: 'moved', argument: [move.from, move.to] });
  for (const page of adjusted) post.changes.push({ type: 'modified', argument: `${page}/jcr:content` });
};
