import { HttpError } from '../http/http-error';
import type { Post } from './Post';
import { resolvePath } from './resolve-path';

/**
 * Runs an operation only if the nodes that its client edits still exist. Sling creates missing nodes, so writing a
 * property of a component that somebody else has just deleted would leave a node that is not a component. `:mustExist`
 * names such nodes; without it everything is as in Sling, which ignores the parameter.
 *
 * @throws HttpError 409 if one of them is missing, unless the operation refuses for another reason
 */
export function whereNodesExist(post: Post, operation: (post: Post) => void): void {
  const { draft, tree, parameters, target } = post;
  const paths = (parameters.all(':mustExist') ?? []).map((path) => resolvePath(target.path, path));
  // A node of a live copy need not be stored.
  const missing = paths.find((path) => !draft.has(path) && !tree.get(path));
  operation(post);
  if (missing !== undefined)
    throw new HttpError(
      409,
      `${missing} no longer exists: it was deleted or moved. Nothing was written; create it, or leave out :mustExist`,
    );
}
