import type { ReactNode } from 'react';
import type { References } from '../../../../../../shared/authoring/references';
import { counted, t } from '../../../../../../shared/authoring/language/t';

interface LinkingListProps {
  references: readonly References[] | 'failed' | undefined;
  /** Whether links will be changed, and so are safe. */
  isAdjusted?: boolean;
}

/** Says what links to pages that are about to change or go. */
export function LinkingList({ references, isAdjusted = false }: LinkingListProps): ReactNode {
  if (references === undefined)
    return (
      <p role="status" className="co-note">
        {t('Looking for what links here…')}
      </p>
    );
  if (references === 'failed')
    return <p className="co-note">{t('The pages that link here could not be listed.')}</p>;
  const linking = [
    ...new Map(references.flatMap(({ pages }) => pages).map((each) => [each.path, each])).values(),
  ];
  if (linking.length === 0) return <p className="co-note">{t('Nothing else links here.')}</p>;
  const heading = isAdjusted
    ? counted(linking.length, 'Links in {n} place will be changed', 'Links in {n} places will be changed')
    : counted(
        linking.length,
        '{n} place will have a link that leads nowhere',
        '{n} places will have a link that leads nowhere',
      );
  return (
    <details className="co-linking" open={!isAdjusted}>
      <summary>{heading}</summary>
      {/* It scrolls: with the focus in it, arrow keys do that. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul tabIndex={0} aria-label={heading}>
        {linking.map(({ path, title }) => (
          <li key={path}>
            {title} <small>{path}</small>
          </li>
        ))}
      </ul>
    </details>
  );
}
