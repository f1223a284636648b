import type { ReviewReport } from '../../../../shared/authoring/review';
import type { Repository } from '../../repository/Repository';
import type { Accounts } from '../accounts/Accounts';
import { actorNow } from '../accounts/Actor';
import { titleOf } from '../replicate/plan/describe-item';
import { changedBy, contentAt, stateOf, type Review } from './ReviewRecord';
import { isAskedOf } from './reviewers';
import { t } from '../../../../shared/authoring/language/t';

/** A review as the person asking sees it; undefined for one that was withdrawn, or whose page is gone. */
export function reportOf(
  review: Review,
  repository: Repository,
  accounts: Accounts | undefined,
): ReviewReport | undefined {
  const page = repository.get(review.path);
  const content = contentAt(repository, review.path);
  const state = stateOf(review, content);
  if (!page || state === undefined || content === undefined) return undefined;
  const refusal = refusalOf(review, repository, accounts);
  const actor = actorNow();
  const { state: _, content: __, ...shown } = review;
  return {
    ...shown,
    title: titleOf(page),
    state,
    content,
    mayDecide: state === 'in-review' && refusal === undefined,
    ...(refusal !== undefined && { refusal }),
    mayWithdraw:
      state === 'in-review' && (!actor || actor.id === review.by || actor.rights.mayWrite(review.path)),
    isMine: isAskedOf(review.to, accounts),
  };
}

/** Why the person asking may not approve or reject a page; undefined if they may. */
export function refusalOf(
  { path, by }: Pick<Review, 'path' | 'by'>,
  repository: Repository,
  accounts: Accounts | undefined,
): string | undefined {
  const actor = actorNow();
  if (!accounts?.isOn || !actor) return undefined;
  if (!actor.rights.mayPublish(path)) return t('Only those who may publish the page can decide');
  if (actor.id === by) return t('You asked for this review yourself; somebody else has to decide');
  if (actor.id === changedBy(repository.get(path)))
    return t('You changed the page last; somebody else has to decide');
  return undefined;
}
