import { LockedError } from '../../repository/locks/LockedError';
import { lockOwnerOf } from '../../repository/locks/page-lock';
import type { ResourceTree } from '../../repository/Resource';
import { userNow } from '../accounts/Actor';
import { checkMayWrite } from '../accounts/rights/may-publish';

/**
 * Refuses to do anything with a copy that the person asking may not change, or that somebody else has locked. The repository
 * refuses changes itself, but what a copy was translated from is beside it.
 *
 * @param copy its path, whether it is there or not
 * @throws ForbiddenError, LockedError
 */
export function refuseChange(tree: ResourceTree, copy: string): void {
  checkMayWrite([copy]);
  const owner = lockOwnerOf(tree.get(copy));
  if (owner !== undefined && owner !== userNow()) throw new LockedError(copy, owner);
}
