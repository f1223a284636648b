import { HttpError } from '../http/http-error';
import type { Post } from './Post';
import { resolvePath } from './resolve-path';

/**
 * Does an operation only where the nodes are that its client edits. Sling makes what is missing, so a property written
 * into a component that somebody else has just deleted would leave a node that is no component. `:mustExist` names such
 * nodes; without it everything is as in Sling, which takes no notice of the parameter.
 *
 * @throws HttpError 409 when one of them is not there and the operation has nothing else to refuse
 */
export function whereNodesExist(post: Post, operation: (post: Post) => void): void {
  const { draft, parameters, target } = post;
  const paths = (parameters.all(':mustExist') ?? []).map((path) => resolvePath(target.path, path));
  const missing = paths.find((path) => !draft.has(path));
  operation(post);
  if (missing !== undefined)
    throw new HttpError(
      409,
      `${missing} is not there any more: it was deleted or moved. Nothing was written; create it, or leave out :mustExist`,
    );
}
