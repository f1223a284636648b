import type { ReactNode } from 'react';
import { Icon } from '../../kit/icons/Icon';
import { Link } from '../../kit/Link';
import { useMessages } from '../../kit/rendering';
import type { TopNavigationModel } from './TopNavigation.model';

/** A short row of service links. */
export function TopNavigation({ id, accessibilityLabel, links }: TopNavigationModel): ReactNode {
  const messages = useMessages();
  return (
    <nav className="cmp-topnavigation" id={id} aria-label={accessibilityLabel ?? messages.serviceNavigation}>
      <ul className="cmp-topnavigation__list">
        {links.map(({ text, link, icon }) => (
          <li key={link.url} className="cmp-topnavigation__item">
            <Link className="cmp-topnavigation__link" link={link}>
              {icon && <Icon name={icon} size={18} />}
              <span
                className={
                  icon ? 'cmp-topnavigation__text cmp-topnavigation__text--spare' : 'cmp-topnavigation__text'
                }
              >
                {text}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
