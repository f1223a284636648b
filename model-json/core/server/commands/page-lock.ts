import { childOf } from '../../repository/path';
import type { Repository } from '../../repository/Repository';
import { getPage } from '../../exporter/shared/pages';
import { HttpError } from '../http/http-error';

/**
 * Locks or unlocks a page, as JCR does: `jcr:lockOwner` of its content. Not a change of its content: neither its date
 * nor its publication follow.
 *
 * @param user who locks it; undefined unlocks it
 * @throws HttpError 404 without a page; LockedError if somebody else has locked it
 */
export async function setLock(
  repository: Repository,
  path: string,
  user: string | undefined,
  by: string | undefined,
): Promise<void> {
  if (!getPage(repository, path)) throw new HttpError(404, `There is no page at ${path} any more`);
  await repository.change(
    (draft) => {
      const content = childOf(path, 'jcr:content');
      draft.setProperty(content, 'jcr:lockOwner', user);
      draft.setProperty(content, 'jcr:lockIsDeep', user === undefined ? undefined : false);
    },
    { ...(by !== undefined && { by }) },
  );
}
