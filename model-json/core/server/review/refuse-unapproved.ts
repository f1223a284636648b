import type { Accounts } from '../accounts/Accounts';
import { copyIn } from '../launches/Launch';
import type { NewEntry } from '../replicate/Entry';
import { contentName } from './ReviewRecord';
import type { Reviews } from './Reviews';
import { t } from '../../../../shared/authoring/language/t';

/** Something would be published that nobody else has approved, in a folder where that is needed. Nothing was published. */
export class ApprovalError extends Error {
  override readonly name = 'ApprovalError';
  readonly code = 'VEN_NO_APPROVAL';
}

const MOST_NAMED = 3;

/**
 * Lets only content reach visitors that was approved as it is, in the folders where approval is needed. What was
 * unpublished by mistake comes back as it was.
 *
 * @throws ApprovalError if something is missing an approval
 */
export function refuseUnapproved(
  { action, steps, isUndo, launch }: NewEntry,
  { approvals, isOn }: Accounts,
  reviews: Reviews,
): void {
  if (!isOn || isUndo || approvals.list().length === 0) return;
  const missing = steps.flatMap((step) => {
    if ('put' in step) {
      if (!approvals.contain(step.put)) return [];
      // A page of a release is approved where it is written.
      const places = [step.put, ...(launch === undefined ? [] : [copyIn(launch, step.put)])];
      const isFine = places.some((place) => reviews.isApproved(place, contentName(step.node)));
      return isFine ? [] : [step.put];
    }
    if (!('move' in step)) return [];
    const { from, to } = step.move;
    return approvals.contain(to) && !approvals.contain(from) ? [to] : [];
  });
  if (missing.length === 0) return;
  const named = missing.slice(0, MOST_NAMED).join(', ');
  const more = missing.length > MOST_NAMED ? ` and ${missing.length - MOST_NAMED} more` : '';
  throw new ApprovalError(
    action === 'Move'
      ? t('{named} needs an approval, so it cannot become public there by a move; unpublish it first', {
          named,
        })
      : t('Somebody else must approve {named}{more} first, as it is now; ask for a review', { named, more }),
  );
}
