/** Whether visitors see a page (`<page>.publication.json`). */
export interface Publication {
  readonly published: boolean;
  /** ISO 8601; null for never, and for what came with the site. */
  readonly publishedAt: string | null;
  /** Whether authors see something else than visitors do. */
  readonly changedSince: boolean;
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

/** What a new address means to visitors. */
export function unpublishedText(paths: readonly string[]): string {
  const those = paths.length === 1 ? 'the page' : `the page and ${below(paths.length - 1)}`;
  return `Visitors no longer find ${those} at the old address. Publish ${paths.length === 1 ? 'it' : 'each of them'} to show ${paths.length === 1 ? 'it' : 'them'} at the new one.`;
}

const below = (count: number) => (count === 1 ? 'the one below it' : `the ${count} pages below it`);

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
