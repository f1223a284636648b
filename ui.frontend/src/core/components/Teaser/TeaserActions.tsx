import type { ReactNode } from 'react';
import { Icon } from '../../kit/icons/Icon';
import { Link } from '../../kit/Link';
import { VisuallyHidden } from '../../kit/VisuallyHidden';
import type { TeaserAction } from './Teaser.model';

export interface TeaserActionsProps {
  actions: readonly TeaserAction[];
  /** Round buttons with an arrow; their text is for screen readers. */
  asIcons: boolean;
}

/** The links of a teaser, if its author named actions. */
export function TeaserActions({ actions, asIcons }: TeaserActionsProps): ReactNode {
  if (actions.length === 0) return null;
  return (
    <div className="cmp-teaser__action-container">
      {actions.map(({ id, title, link }) => (
        <Link
          key={`${link.url} ${title}`}
          className={asIcons ? 'cmp-teaser__action-icon' : 'cmp-teaser__action-link'}
          id={id}
          link={link}
        >
          {asIcons ? <VisuallyHidden>{title}</VisuallyHidden> : <span>{title}</span>}
          <Icon name="arrow-right" size={20} />
        </Link>
      ))}
    </div>
  );
}
