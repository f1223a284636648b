import type { ReviewReport, ReviewState } from '../../../../../../shared/authoring/review';
import { when } from '../../../../../../shared/dates/when';

export const reviewLights: Readonly<Record<ReviewState, 'info' | 'positive' | 'negative' | 'notice'>> = {
  'in-review': 'info',
  approved: 'positive',
  rejected: 'negative',
  changed: 'notice',
};

/** `Asked of Bob by ann, 24 Nov 2026, 19:00` */
export function askedText({ by, askedAt, to }: ReviewReport): string {
  const whom = to ? ` of ${to.kind === 'group' ? 'group ' : ''}${to.id}` : '';
  return `Asked${whom} by ${by}, ${when(askedAt)}`;
}

/** `Approved by bob, 24 Nov 2026, 19:30`; undefined if nobody has decided. */
export function decidedText({ decidedBy, decidedAt, reason }: ReviewReport): string | undefined {
  if (decidedBy === undefined || decidedAt === undefined) return undefined;
  return `${reason === undefined ? 'Approved' : 'Rejected'} by ${decidedBy}, ${when(decidedAt)}`;
}
