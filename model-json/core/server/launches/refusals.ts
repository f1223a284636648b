import { LockedError } from '../../repository/locks/LockedError';
import { lockOwnerOf } from '../../repository/locks/page-lock';
import type { ResourceTree } from '../../repository/Resource';
import { publishedWithin } from '../replicate/published';
import { HttpError } from '../http/http-error';
import type { Launch, LaunchSource } from './Launch';
import { t } from '../../../../shared/authoring/language/t';

export function refuseEmpty({ title, sources }: Launch): void {
  if (sources.length === 0)
    throw new HttpError(
      409,
      t('“{title}” is empty; add pages to it, change them, and publish it then', { title }),
    );
}

/** @throws HttpError 409 that names the pages */
export function refuseConflicts(conflicts: readonly LaunchSource[]): void {
  if (conflicts.length === 0) return;
  const paths = conflicts.map(({ path }) => path).join(', ');
  throw new HttpError(
    409,
    t(
      '{paths} changed outside the release meanwhile; look at it, and decide for each page which of them stays',
      { paths },
    ),
  );
}

/** @throws LockedError if somebody else has locked a page that the release changes or removes */
export function refuseLocked({ sources }: Launch, author: ResourceTree, user: string): void {
  for (const { path, action } of sources) {
    const page = author.get(path);
    const pages = action === 'remove' ? publishedWithin(author, path) : page ? [page] : [];
    for (const each of pages) {
      const owner = lockOwnerOf(each);
      if (owner !== undefined && owner !== user) throw new LockedError(each.path, owner);
    }
  }
}
