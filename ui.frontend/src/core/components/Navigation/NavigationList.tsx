import type { ReactNode } from 'react';
import type { NavigationItem } from './Navigation.model';
import { itemClassName } from './item-class-name';
import { NavigationLink } from './NavigationLink';

/** The tree as nested lists, with Core Components' markup. */
export function NavigationList({ items }: { items: readonly NavigationItem[] }): ReactNode {
  return (
    <ul className="cmp-navigation__group">
      {items.map((item) => (
        <li key={item.id} className={itemClassName(item)}>
          <NavigationLink item={item} />
          {item.children.length > 0 && <NavigationList items={item.children} />}
        </li>
      ))}
    </ul>
  );
}
