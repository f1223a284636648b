import { livePath } from '../../../../shared/addresses/launches';
import type { ReviewsOfPage, Reviewer } from '../../../../shared/authoring/review';
import { isWithin } from '../../repository/path';
import type { Accounts } from '../accounts/Accounts';
import { actorNow } from '../accounts/Actor';

/** People and groups that may publish a page, apart from the person asking. */
export function reviewersOf(path: string, accounts: Accounts | undefined): ReviewsOfPage['reviewers'] {
  if (!accounts?.isOn) return [];
  const { directory } = accounts;
  const mayPublish = (id: string) => accounts.knownAs(id)?.rights.mayPublish(path) ?? false;
  const people = directory
    .accounts()
    .filter(({ id }) => id !== actorNow()?.id && mayPublish(id))
    .map(({ id, name }) => ({ kind: 'person' as const, id, name }));
  const groups = directory
    .groups()
    .filter(({ grants }) =>
      grants.some((grant) => grant.level === 'publish' && isWithin(livePath(path), grant.path)),
    )
    .map(({ id }) => ({ kind: 'group' as const, id, name: id }));
  return [...people, ...groups];
}

/** Whether something is asked of the person asking. */
export function isAskedOf(to: Reviewer | undefined, accounts: Accounts | undefined): boolean {
  const id = actorNow()?.id;
  if (!to || id === undefined) return false;
  if (to.kind === 'person') return to.id === id;
  return accounts?.directory.account(id)?.groups.includes(to.id) ?? false;
}
