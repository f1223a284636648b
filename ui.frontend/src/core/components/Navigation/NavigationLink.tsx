import type { ReactNode } from 'react';
import { Link } from '../../kit/Link';
import type { NavigationItem } from './Navigation.model';

/** A link to an item's page; text if it cannot be linked to. */
export function NavigationLink({ item }: { item: NavigationItem }): ReactNode {
  if (!item.link) return <span className="cmp-navigation__item-title">{item.title}</span>;
  return (
    <Link
      className="cmp-navigation__item-link"
      link={item.link}
      aria-current={item.current ? 'page' : undefined}
    >
      {item.title}
    </Link>
  );
}
