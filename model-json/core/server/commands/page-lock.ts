import { childOf } from '../../repository/path';
import type { Repository } from '../../repository/Repository';
import { containingPage, getPage, pageProperties } from '../../exporter/shared/pages';
import { text } from '../../exporter/shared/properties';
import { HttpError } from '../http/http-error';

/** Who has locked the page at or above a path; undefined if nobody has. */
export function lockOwnerOf(repository: Repository, path: string): string | undefined {
  for (let at = path; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const node = repository.get(at);
    if (node) return text(pageProperties(containingPage(node)), 'jcr:lockOwner');
  }
  return undefined;
}

/** @throws HttpError 423 if somebody else has locked the page at or above a path */
export function refuseLocked(repository: Repository, path: string, user: string): void {
  const owner = lockOwnerOf(repository, path);
  if (owner !== undefined && owner !== user)
    throw new HttpError(423, `${owner} has locked this page; ask them to unlock it`);
}

/**
 * Locks or unlocks a page, as JCR does: `jcr:lockOwner` of its content. Not a change of its content: neither its date
 * nor its publication follow.
 *
 * @param user who locks it; undefined unlocks it
 * @throws HttpError 404 without a page
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
