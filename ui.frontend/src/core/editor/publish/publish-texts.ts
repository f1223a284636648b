import { listed } from './listed';
import type { NamedPage } from './NamedPage';
import type { Publication } from './publication';
import { counted, t } from '../../../../../shared/authoring/language/t';

/** Paths as authors read them: pages without their site (`us/en/blog`), others without `/content`. */
export const shortPath = (path: string): string =>
  path.replace(/^\/content\/(?:(?!dam\/|experience-fragments\/)[^/]+\/)?/, '');

/** What a new address means for visitors if there is no redirect. */
export function unpublishedText(paths: readonly string[]): string {
  return paths.length === 1
    ? t('Visitors can no longer find the page at the old address. Publish it to show it at the new one.')
    : counted(
        paths.length - 1,
        'Visitors can no longer find the page and the page below it at the old address. Publish each of them to show them at the new one.',
        'Visitors can no longer find the page and the {n} pages below it at the old address. Publish each of them to show them at the new one.',
      );
}

const quoted = ({ title }: NamedPage) => `“${title}”`;

export const titlesOf = (pages: readonly NamedPage[]): string => listed(pages.map(quoted));

/** Why a live copy differs between authors and visitors, and what publishing its source changes. */
export function behindText({ behind, alsoShownAt }: Pick<Publication, 'behind' | 'alsoShownAt'>): string {
  const sources = listed(behind.map((page) => `${quoted(page)} (${shortPath(page.path)})`));
  const also =
    alsoShownAt.length > 0
      ? ` ${t('They also appear at {places}.', { places: listed(alsoShownAt.map(shortPath)) })}`
      : '';
  return (
    counted(
      behind.length,
      'The changes here come from {sources}. Visitors see them once that page is published, with all other changes there.',
      'The changes here come from {sources}. Visitors see them once those pages are published, with all other changes there.',
      { sources },
    ) + also
  );
}
