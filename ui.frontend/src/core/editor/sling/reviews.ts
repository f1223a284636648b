import type { ReviewReport, ReviewsOfPage } from '../../../../../shared/authoring/review';
import { servlet } from '../../../../../shared/addresses/app';
import type { Field } from './post-fields';
import type { SlingClient } from './SlingClient';

/* Reviews of pages before they are published. All reject with a SlingError. */

const ADDRESS = `${servlet('reviews')}.json`;

export const readReviews = (sling: SlingClient, path: string): Promise<ReviewsOfPage> =>
  sling.json(`${ADDRESS}?${String(new URLSearchParams({ path }))}`);

/** The reviews that wait for a decision, of all pages. */
export const readOpenReviews = async (sling: SlingClient): Promise<readonly ReviewReport[]> =>
  (await sling.json<{ reviews: readonly ReviewReport[] }>(ADDRESS)).reviews;

/** @param to `person:ID` or `group:ID`; empty: all who may publish the page */
export const askForReview = (sling: SlingClient, path: string, to: string, note: string) =>
  send(sling, 'ask', [
    ['path', path],
    ['to', to],
    ['note', note],
  ]);

export const commentOn = (sling: SlingClient, { id }: ReviewReport, text: string) =>
  send(sling, 'comment', [
    ['id', String(id)],
    ['text', text],
  ]);

export const withdraw = (sling: SlingClient, { id }: ReviewReport) =>
  send(sling, 'withdraw', [['id', String(id)]]);

/** Approves a page as it was shown, or rejects it for a reason. */
export const decide = (sling: SlingClient, { id, content }: ReviewReport, reason?: string) =>
  send(sling, reason === undefined ? 'approve' : 'reject', [
    ['id', String(id)],
    ['content', content],
    ...(reason === undefined ? [] : [['reason', reason] as const]),
  ]);

const send = (sling: SlingClient, command: string, fields: readonly Field[]): Promise<unknown> =>
  sling.command(ADDRESS, [['cmd', command], ...fields]);
