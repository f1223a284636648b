import { childOf, isWithin, nameOf } from '../../repository/path';
import { HttpError } from '../http/http-error';
import { relocate } from '../relocate/relocate';
import type { Operation } from '../sling-post/Post';
import { orderBefore } from './copy-page';
import { needed } from './needed';

/**
 * AEM's `cmd=movePage`: moves the page `srcPath` with everything below to `destPath`, or below `destParentPath` as
 * `destName`, before the sibling `before`. `integrity=true` or an `adjust` changes the links to it. Ours: `keepAddress=true` redirects
 * visitors from its old address, and `title` gives it a new title.
 *
 * @throws HttpError 404 without a page or target, 409 for a name that is taken
 */
export const movePage: Operation = (post) => {
  const { draft, parameters, tree } = post;
  const from = needed(parameters, 'srcPath', 'the path of the page to move');
  const wanted = parameters.get('destPath');
  const to =
    wanted ||
    childOf(
      needed(parameters, 'destParentPath', 'the path to move it below, or destPath'),
      parameters.get('destName') || nameOf(from),
    );
  const parent = to.slice(0, to.lastIndexOf('/'));
  if (draft.property(from, 'jcr:primaryType') !== 'cq:Page')
    throw new HttpError(404, `There is no page at ${from} any more`);
  if (!draft.has(parent)) throw new HttpError(404, `There is nothing at ${parent} any more`);
  if (to !== from && isWithin(to, from))
    throw new HttpError(422, `${to} is inside ${from}; choose a place outside it`);
  if (to !== from && (draft.has(to) || tree.get(to)))
    throw new HttpError(409, `The name “${nameOf(to)}” is taken in ${parent}; choose another`);
  const title = parameters.get('title')?.trim();
  if (title) draft.setProperty(childOf(from, 'jcr:content'), 'jcr:title', title);
  if (to !== from) {
    const adjustLinks = parameters.isTrue('integrity') || (parameters.all('adjust') ?? []).length > 0;
    const relocation = { from, to, keepAddress: parameters.isTrue('keepAddress'), adjustLinks };
    const { moves, adjusted, locked } = relocate(draft, tree, relocation);
    post.relocation = relocation;
    post.linksKept = locked;
    for (const move of moves) post.changes.push({ type: 'moved', argument: [move.from, move.to] });
    for (const page of adjusted) post.changes.push({ type: 'modified', argument: `${page}/jcr:content` });
  }
  orderBefore(draft, to, parameters.get('before'));
  post.path = to;
  post.isCreate = to !== from;
};
