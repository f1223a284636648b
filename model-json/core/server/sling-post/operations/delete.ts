import { HttpError } from '../../http/http-error';
import { applyTo } from '../apply-to';
import type { Operation } from '../Post';

/** `:operation=delete`: the node itself, or those listed in `:applyTo`. */
export const deleteNodes: Operation = (post) => {
  const { draft, target, changes } = post;
  if (target.hasMore || target.isNewChild)
    throw new HttpError(403, 'A delete takes the path alone: leave out selectors, extension and suffix');
  const paths = applyTo(post);
  if (!paths && !draft.has(target.path))
    throw new HttpError(404, `There is nothing at ${target.path} to delete`);
  for (const path of paths ?? [target.path]) {
    // It may have been deleted with an ancestor.
    if (!draft.has(path)) continue;
    draft.remove(path);
    changes.push({ type: 'deleted', argument: path });
  }
};
