/** A page as it is called. */
export interface NamedPage {
  readonly path: string;
  readonly title: string;
}

/** Whether visitors see a page, and what publishing it concerns (`<page>.publication.json`). */
export interface Publication {
  readonly published: boolean;
  /** ISO 8601; null for never, and for what came with the site. */
  readonly publishedAt: string | null;
  /** Whether authors see something else than visitors do. */
  readonly changedSince: boolean;
  /** Pages that this one follows, and whose changes visitors do not see. */
  readonly behind: readonly NamedPage[];
  /** Whether what the page has of its own is not published. */
  readonly ownChanged: boolean;
  /** Where else visitors see a change, when those behind are published. */
  readonly alsoShownAt: readonly string[];
  /** How many pages below visitors see. */
  readonly below: number;
  /** Where live copies show the page to visitors. */
  readonly copies: readonly string[];
  /** Pages below that were unpublished together with this one. */
  readonly takenWith: readonly string[];
}

export type PublicationState = 'unknown' | 'unpublished' | 'changed' | 'published';

export function stateOf(publication: Publication | undefined): PublicationState {
  if (!publication) return 'unknown';
  if (!publication.published) return 'unpublished';
  return publication.changedSince ? 'changed' : 'published';
}

const states: Readonly<Record<PublicationState, string>> = {
  unknown: 'Publication unknown',
  unpublished: 'Not published',
  changed: 'Changed since publication',
  published: 'Published',
};

/** The state in words, with when. */
export function publicationText(publication: Publication | undefined, locale: string): string {
  const text = states[stateOf(publication)];
  const at = publication?.published ? publication.publishedAt : null;
  if (at === null || at === undefined) return text;
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(at),
  );
  return publication?.changedSince ? `${text} on ${time}` : `${text} ${time}`;
}
