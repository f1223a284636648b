import type { ReviewReport, ReviewState } from '../../../../../../shared/authoring/review';
import { when } from '../../../../../../shared/dates/when';
import { t } from '../../../../../../shared/authoring/language/t';

export const reviewLights: Readonly<Record<ReviewState, 'info' | 'positive' | 'negative' | 'notice'>> = {
  'in-review': 'info',
  approved: 'positive',
  rejected: 'negative',
  changed: 'notice',
};

/** `Asked of Bob by ann, 24 Nov 2026, 19:00` */
export function askedText({ by, askedAt, to }: ReviewReport): string {
  const values = { by, when: when(askedAt), whom: to?.id };
  if (!to) return t('Asked by {by}, {when}', values);
  return to.kind === 'group'
    ? t('Asked of group {whom} by {by}, {when}', values)
    : t('Asked of {whom} by {by}, {when}', values);
}

/** `Approved by bob, 24 Nov 2026, 19:30`; undefined if nobody has decided. */
export function decidedText({ decidedBy, decidedAt, reason }: ReviewReport): string | undefined {
  if (decidedBy === undefined || decidedAt === undefined) return undefined;
  return reason === undefined
    ? t('Approved by {decidedBy}, {when}', { decidedBy, when: when(decidedAt) })
    : t('Rejected by {decidedBy}, {when}', { decidedBy, when: when(decidedAt) });
}
