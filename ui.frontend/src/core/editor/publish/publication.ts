import type { ReviewState } from '../../../../../shared/authoring/review';
import { when } from '../../../../../shared/dates/when';
import type { NamedPage } from './NamedPage';
import type { Scheduled } from './plan/plan-client';
import { momentText } from './plan/plan-texts';
import { t } from '../../../../../shared/authoring/language/t';

/** A page's publication state, and what publishing it involves (`<page>.publication.json`). */
export interface Publication {
  readonly published: boolean;
  /** ISO 8601; null if never published, or published with the initial site. */
  readonly publishedAt: string | null;
  /** Whether authors and visitors see different versions. */
  readonly changedSince: boolean;
  /** Source pages with unpublished changes. */
  readonly behind: readonly NamedPage[];
  /** Whether the page's own content has unpublished changes. */
  readonly ownChanged: boolean;
  /** Other pages on which visitors see the change once the sources are published. */
  readonly alsoShownAt: readonly string[];
  /** Number of published pages below. */
  readonly below: number;
  /** Published live copies of the page. */
  readonly copies: readonly string[];
  /** Pages below that were unpublished together with this one. */
  readonly takenWith: readonly string[];
  /** What is due later, the next first. */
  readonly scheduled?: readonly Scheduled[];
  /** The site's time zone, an IANA name. */
  readonly timeZone?: string;
  /** How far the review of the page is. */
  readonly review?: ReviewState;
  /** Whether it is published only after an approval, and whether it has one as it is. */
  readonly needsApproval?: true;
  readonly isApproved?: true;
  /** Number of publish nodes on other machines. @default none */
  readonly nodes?: number;
}

export type PublicationState = 'unknown' | 'unpublished' | 'changed' | 'published';

export function stateOf(publication: Publication | undefined): PublicationState {
  if (!publication) return 'unknown';
  if (!publication.published) return 'unpublished';
  return publication.changedSince ? 'changed' : 'published';
}

const states: Readonly<Record<PublicationState, string>> = {
  unknown: t('Publication unknown'),
  unpublished: t('Not published'),
  changed: t('Changed since publication'),
  published: t('Published'),
};

/** The state in words, with its time. */
export function publicationText(publication: Publication | undefined): string {
  const text = states[stateOf(publication)];
  const at = publication?.published ? publication.publishedAt : null;
  if (at === null || at === undefined) return text;
  return publication?.changedSince ? t('{text} on {when}', { text, when: when(at) }) : `${text} ${when(at)}`;
}

const shortStates: Readonly<Record<PublicationState, string>> = { ...states, changed: t('Changed') };

/**
 * The state for a bar without room for sentences, what is due first: `Scheduled: 24 Dec · Changed`. The day is enough
 * there, as the menu has the time.
 */
export function shortText(publication: Publication | undefined, locale: string): string {
  const state = shortStates[stateOf(publication)];
  const [next] = publication?.scheduled ?? [];
  if (!next) return state;
  const day = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    timeZone: publication?.timeZone ?? 'UTC',
  }).format(new Date(next.at));
  const due = next.failure === undefined ? t('Scheduled: {day}', { day }) : t('Failed: {day}', { day });
  return `${due} · ${state}`;
}

/** What is due next, as a sentence: `Will publish on 1 Dec 2026, 09:00 GMT`. Undefined if nothing is. */
export function nextText(publication: Publication | undefined, locale: string): string | undefined {
  const [next] = publication?.scheduled ?? [];
  if (!next) return undefined;
  const moment = momentText(next.at, publication?.timeZone ?? 'UTC', locale);
  const { action, failure } = next;
  if (failure === undefined)
    return action === 'Activate'
      ? t('Will publish on {moment}', { moment })
      : t('Will unpublish on {moment}', { moment });
  return action === 'Activate'
    ? t('Could not publish on {moment}: {failure}', { moment, failure })
    : t('Could not unpublish on {moment}: {failure}', { moment, failure });
}

/** A scheduled publication: `publish on 1 Dec 2026, 09:00 GMT`. */
export function dueText({ action, at }: Scheduled, timeZone = 'UTC', locale: string): string {
  const moment = momentText(at, timeZone, locale);
  return action === 'Activate'
    ? t('publish on {moment}', { moment })
    : t('unpublish on {moment}', { moment });
}

/** How far the review is, as long as it matters: nobody needs to know it of a page that visitors see as it is. */
export const shownReview = (publication: Publication | undefined): ReviewState | undefined =>
  stateOf(publication) === 'published' && publication?.review !== 'in-review'
    ? undefined
    : publication?.review;
