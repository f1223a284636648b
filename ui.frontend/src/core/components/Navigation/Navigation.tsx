import type { ReactNode } from 'react';
import { useMessages } from '../../kit/rendering';
import { useNavigationPlace } from './navigation-place';
import type { NavigationModel } from './Navigation.model';
import { NavigationList } from './NavigationList';
import { NavigationMenu } from './NavigationMenu';

/** Part of the page tree as links. In the header it is the site's menu. */
export function Navigation({ id, items, accessibilityLabel }: NavigationModel): ReactNode {
  const messages = useMessages();
  const inHeader = useNavigationPlace() === 'header';
  return (
    <nav
      className={inHeader ? 'cmp-navigation cmp-navigation--menu' : 'cmp-navigation'}
      id={id}
      aria-label={accessibilityLabel ?? (inHeader ? messages.mainNavigation : undefined)}
      data-level={inHeader ? 0 : undefined}
    >
      {inHeader ? <NavigationMenu items={items} /> : <NavigationList items={items} />}
    </nav>
  );
}
