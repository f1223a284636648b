import { childOf, isWithin, nameOf, parentOf } from '../../../repository/path';
import { HttpError } from '../../http/http-error';
import { applyTo } from '../apply-to';
import { orderNode } from '../order-node';
import type { Operation, Post } from '../Post';
import { resolvePath } from '../resolve-path';

type Verb = 'copy' | 'move';

/** `:operation=copy` and `move`: to `:dest`, or below it if it ends with a slash. */
const copyOrMove =
  (verb: Verb): Operation =>
  (post) => {
    const { draft, parameters, target } = post;
    const dest = parameters.get(':dest');
    if (!dest) throw new HttpError(500, `The target to ${verb} to is missing; send :dest`);
    const absolute = resolvePath(parentOf(target.path), dest);
    const sources = applyTo(post);
    if (sources) return several(post, verb, sources, dest, absolute);

    if (!draft.has(target.path)) throw new HttpError(404, `There is nothing at ${target.path} to ${verb}`);
    const isInto = dest.endsWith('/');
    const to = isInto ? childOf(absolute, nameOf(target.path)) : absolute;
    if (!draft.has(parentOf(to)))
      throw new HttpError(412, `Cannot ${verb} to ${to}: its parent does not exist; create it first`);
    // Like Sling, a move or copy into a node replaces a child of the same name, and says that it creates one.
    const isTaken = !isInto && draft.has(to);
    if (isTaken && !parameters.isTrue(':replace'))
      throw new HttpError(
        412,
        `Cannot ${verb} to ${to}: it exists already; send :replace=true to replace it`,
      );
    post.isCreate = !isTaken;
    put(post, verb, target.path, to);
    orderNode(post, to);
  };

export const copy = copyOrMove('copy');
export const move = copyOrMove('move');

function several(post: Post, verb: Verb, sources: readonly string[], dest: string, absolute: string): void {
  if (!dest.endsWith('/')) throw new HttpError(500, `To ${verb} several nodes, end :dest with a slash`);
  if (!post.draft.has(absolute))
    throw new HttpError(412, `Cannot ${verb} to ${absolute}: it does not exist; create it first`);
  for (const source of sources) put(post, verb, source, childOf(absolute, nameOf(source)));
}

function put({ draft, changes }: Post, verb: Verb, from: string, to: string): void {
  if (from === to) return;
  // Sling cannot copy a node into its own descendant.
  if (isWithin(to, from)) throw new HttpError(422, `${to} is inside ${from}; choose a place outside it`);
  if (draft.has(to)) {
    if (isWithin(from, to))
      throw new HttpError(422, `${to} cannot be replaced by ${from}, which is part of it`);
    draft.remove(to);
  }
  if (verb === 'move') draft.move(from, to);
  else draft.copy(from, to);
  changes.push({ type: verb === 'move' ? 'moved' : 'copied', argument: [from, to] });
}
