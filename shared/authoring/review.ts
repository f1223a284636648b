/** Whom a review is asked of: all who may publish the page, a person, or the members of a group. */
export interface Reviewer {
  readonly kind: 'person' | 'group';
  readonly id: string;
}

export interface ReviewComment {
  readonly by: string;
  /** ISO 8601. */
  readonly at: string;
  readonly text: string;
}

/** `changed`: approved, but the page was changed afterwards, so that the approval is void. */
export type ReviewState = 'in-review' | 'approved' | 'rejected' | 'changed';

/** How far a review is, in words. */
export const REVIEW_WORDS: Readonly<Record<ReviewState, string>> = {
  'in-review': 'In review',
  approved: 'Approved',
  rejected: 'Rejected',
  changed: 'Changed since it was approved',
};

/** A review of a page, as authors are shown it. */
export interface ReviewReport {
  readonly id: number;
  readonly path: string;
  readonly title: string;
  readonly state: ReviewState;
  /** Who asked for it, and when (ISO 8601). */
  readonly by: string;
  readonly askedAt: string;
  readonly to?: Reviewer;
  readonly note: string;
  readonly comments: readonly ReviewComment[];
  readonly decidedBy?: string;
  readonly decidedAt?: string;
  /** Why it was rejected. */
  readonly reason?: string;
  /** Names the content of the page as it is: a decision is about what the reviewer saw. */
  readonly content: string;
  /** Whether the person asking may approve or reject it; if not, `refusal` says why. */
  readonly mayDecide: boolean;
  readonly refusal?: string;
  readonly mayWithdraw: boolean;
  /** Whether it is asked of the person asking, or of a group of theirs. */
  readonly isMine: boolean;
}

/** What is known about reviews of one page. */
export interface ReviewsOfPage {
  /** Whether the page is published only after an approval. */
  readonly needsApproval: boolean;
  /** The newest first. */
  readonly reviews: readonly ReviewReport[];
  /** Who can be asked; none for those who may not ask. */
  readonly reviewers: readonly (Reviewer & { readonly name: string })[];
}
