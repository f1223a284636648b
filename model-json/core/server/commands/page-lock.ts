import { childOf } from '../../repository/path';
import type { Repository } from '../../repository/Repository';
import { getPage } from '../../exporter/shared/pages';
import { HttpError } from '../http/http-error';

interface Locking {
  /** Who locks it; undefined unlocks it. */
  readonly user: string | undefined;
  /** The editor window that does. */
  readonly by: string | undefined;
  /** Whether another person's lock is no obstacle. */
  readonly overrules: boolean;
}

/**
 * Locks or unlocks a page, as JCR does: `jcr:lockOwner` of its content. Not a change of its content: neither its date
 * nor its publication follow.
 *
 * @throws HttpError 404 without a page; LockedError if somebody else has locked it
 */
export async function setLock(
  repository: Repository,
  path: string,
  { user, by, overrules }: Locking,
): Promise<void> {
  if (!getPage(repository, path)) throw new HttpError(404, `There is no page at ${path} any more`);
  await repository.change(
    (draft) => {
      const content = childOf(path, 'jcr:content');
      draft.setProperty(content, 'jcr:lockOwner', user);
      draft.setProperty(content, 'jcr:lockIsDeep', user === undefined ? undefined : false);
    },
    { ...(by !== undefined && { by }), ...(overrules && { overrulesLocks: true }) },
  );
}
