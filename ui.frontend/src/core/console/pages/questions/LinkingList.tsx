import type { ReactNode } from 'react';
import { countText } from '../count-text';
import type { References } from '../../../../../../shared/authoring/references';

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
        Looking for what links here…
      </p>
    );
  if (references === 'failed')
    return <p className="co-note">The pages that link here could not be listed.</p>;
  const linking = [
    ...new Map(references.flatMap(({ pages }) => pages).map((each) => [each.path, each])).values(),
  ];
  if (linking.length === 0) return <p className="co-note">Nothing else links here.</p>;
  return (
    <details className="co-linking" open={!isAdjusted}>
      <summary>
        {isAdjusted
          ? `Links in ${countText(linking.length, 'place')} will be changed`
          : `${countText(linking.length, 'place')} will have a link that leads nowhere`}
      </summary>
      <ul>
        {linking.map(({ path, title }) => (
          <li key={path}>
            {title} <small>{path}</small>
          </li>
        ))}
      </ul>
    </details>
  );
}
