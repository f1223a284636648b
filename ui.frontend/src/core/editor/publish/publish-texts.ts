import { listed } from './listed';
import type { NamedPage } from './NamedPage';
import type { Publication } from './publication';

/** Paths as authors read them: pages without their site (`us/en/blog`), others without `/content`. */
export const shortPath = (path: string): string =>
  path.replace(/^\/content\/(?:(?!dam\/|experience-fragments\/)[^/]+\/)?/, '');

const pagesBelow = (count: number) => (count === 1 ? 'the page below it' : `the ${count} pages below it`);

/** What a new address means for visitors if there is no redirect. */
export function unpublishedText(paths: readonly string[]): string {
  const isOne = paths.length === 1;
  const those = isOne ? 'the page' : `the page and ${pagesBelow(paths.length - 1)}`;
  return `Visitors can no longer find ${those} at the old address. Publish ${isOne ? 'it' : 'each of them'} to show ${isOne ? 'it' : 'them'} at the new one.`;
}

const quoted = ({ title }: NamedPage) => `“${title}”`;

export const titlesOf = (pages: readonly NamedPage[]): string => listed(pages.map(quoted));

/** Why a live copy differs between authors and visitors, and what publishing its source changes. */
export function behindText({ behind, alsoShownAt }: Pick<Publication, 'behind' | 'alsoShownAt'>): string {
  const sources = listed(behind.map((page) => `${quoted(page)} (${shortPath(page.path)})`));
  const also = alsoShownAt.length > 0 ? ` They also appear at ${listed(alsoShownAt.map(shortPath))}.` : '';
  return `The changes here come from ${sources}. Visitors see them once ${behind.length === 1 ? 'that page is' : 'those pages are'} published, with all other changes there.${also}`;
}
