/** A page that somebody has locked. */
export interface LockedPage {
  readonly path: string;
  readonly owner: string;
}

const MAX_NAMED = 3;

/** Says which pages still link to the old address of what was moved; empty if none do. */
export function linksKeptText(pages: readonly LockedPage[]): string {
  if (pages.length === 0) return '';
  const named = pages.slice(0, MAX_NAMED).map(({ path, owner }) => `${path} (locked by ${owner})`);
  const more = pages.length - named.length;
  if (more > 0) named.push(`${more} more`);
  const list = named.length === 1 ? named[0] : `${named.slice(0, -1).join(', ')} and ${named.at(-1)}`;
  return `Links to the old address stay on ${list}.`;
}
