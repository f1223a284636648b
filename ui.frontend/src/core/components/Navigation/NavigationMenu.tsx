import type { ReactNode } from 'react';
import { Icon } from '../../kit/icons/Icon';
import { Link } from '../../kit/Link';
import { useMessages } from '../../kit/rendering';
import type { NavigationItem } from './Navigation.model';
import { itemClassName } from './item-class-name';
import { NavigationLink } from './NavigationLink';

/**
 * The tree as the header's menu (APG, disclosure navigation). Wide: an item's link leads to its page, the button next
 * to it opens its panel. Narrow: the button fills the row and opens the next level, which begins with the link. The
 * style sheet decides which is visible, so that the same markup serves every width and works without scripts.
 */
export function NavigationMenu({ items }: { items: readonly NavigationItem[] }): ReactNode {
  return (
    <ul className="cmp-navigation__group">
      {items.map((item) => (
        <li key={item.id} className={itemClassName(item)}>
          <NavigationLink item={item} />
          {item.children.length > 0 && <Submenu item={item} />}
        </li>
      ))}
    </ul>
  );
}

function Submenu({ item }: { item: NavigationItem }): ReactNode {
  const messages = useMessages();
  const panelId = `${item.id}-panel`;
  return (
    <>
      <button
        type="button"
        className="cmp-navigation__toggle"
        aria-label={messages.submenuOf(item.title)}
        aria-expanded="false"
        aria-controls={panelId}
        data-needs-script
      >
        <span className="cmp-navigation__toggle-title">{item.title}</span>
        <Icon name="chevron-down" size={20} className="cmp-navigation__toggle-icon" />
      </button>
      <div className={`cmp-navigation__panel cmp-navigation__panel--level-${item.level + 1}`} id={panelId}>
        <div className="cmp-navigation__panel-head">
          <button type="button" className="cmp-navigation__back" data-needs-script>
            <Icon name="chevron-left" size={20} />
            {messages.back}
          </button>
          <p className="cmp-navigation__panel-title">{item.title}</p>
          {item.link && (
            <Link className="cmp-navigation__overview" link={item.link}>
              {messages.overviewOf(item.title)}
              <Icon name="arrow-right" size={20} />
            </Link>
          )}
        </div>
        <NavigationMenu items={item.children} />
      </div>
    </>
  );
}
