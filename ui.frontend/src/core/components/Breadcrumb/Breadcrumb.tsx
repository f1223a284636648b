import type { ReactNode } from 'react';
import { Icon } from '../../kit/icons/Icon';
import { Link } from '../../kit/Link';
import { useMessages } from '../../kit/rendering';
import { isHome, type BreadcrumbItem, type BreadcrumbModel } from './Breadcrumb.model';

/** The breadcrumb. On a phone the style sheet shows only the parent, as a way back up. */
export function Breadcrumb({ id, items, accessibilityLabel }: BreadcrumbModel): ReactNode {
  const messages = useMessages();
  return (
    <nav className="cmp-breadcrumb" id={id} aria-label={accessibilityLabel ?? messages.breadcrumb}>
      <ol className="cmp-breadcrumb__list" itemScope itemType="http://schema.org/BreadcrumbList">
        {items.map((item, i) => (
          <li
            key={item.id}
            className={
              item.active ? 'cmp-breadcrumb__item cmp-breadcrumb__item--active' : 'cmp-breadcrumb__item'
            }
            aria-current={item.active ? 'page' : undefined}
            itemProp="itemListElement"
            itemScope
            itemType="http://schema.org/ListItem"
          >
            <Crumb item={item} title={isHome(item) ? messages.home : item.title} />
            <meta itemProp="position" content={String(i + 1)} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Crumb({ item, title }: { item: BreadcrumbItem; title: string }): ReactNode {
  const name = <span itemProp="name">{title}</span>;
  if (item.active || !item.link) return name;
  return (
    <Link className="cmp-breadcrumb__item-link" link={item.link} itemProp="item">
      <Icon name="chevron-left" size={18} className="cmp-breadcrumb__up" />
      {name}
    </Link>
  );
}
