import { LockedError } from '../../repository/locks/LockedError';
import { ForbiddenError } from '../../repository/rights/ForbiddenError';
import type { ResourceTree } from '../../repository/Resource';
import { actorNow, userNow } from '../accounts/Actor';

/**
 * Refuses to do anything with a copy that the person asking may not change, or that somebody else has locked. The repository
 * refuses changes itself, but what a copy was translated from is beside it.
 *
 * @param copy its path, whether it is there or not
 * @throws ForbiddenError, LockedError
 */
export function refuseChange(tree: ResourceTree, copy: string): void {
  const rights = actorNow()?.rights;
  if (rights && !rights.mayWrite(copy))
    throw new ForbiddenError(rights.mayRead(copy) ? copy : undefined, 'change');
  const owner = tree.get(copy)?.children.get('jcr:content')?.properties['jcr:lockOwner'];
  if (typeof owner === 'string' && owner !== '' && owner !== userNow()) throw new LockedError(copy, owner);
}
