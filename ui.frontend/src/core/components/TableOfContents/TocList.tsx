import type { ReactNode } from 'react';
import type { TableOfContentsModel, TocItem } from './TableOfContents.model';

export interface TocListProps {
  items: readonly TocItem[];
  listType: TableOfContentsModel['listType'];
}

/** Links to headings, nested as they are. */
export function TocList({ items, listType }: TocListProps): ReactNode {
  const List = listType === 'numbered' ? 'ol' : 'ul';
  return (
    <List className={`cmp-toc__list cmp-toc__list--${listType}`}>
      {items.map(({ id, text, href, active, children }) => (
        <li className="cmp-toc__item" key={id}>
          {/* Encoded: a heading may hold a per cent sign, which alone is no valid address. */}
          <a
            className="cmp-toc__link"
            href={href ?? `#${encodeURI(id)}`}
            aria-current={active ? 'true' : undefined}
          >
            {text}
          </a>
          {children.length > 0 && <TocList items={children} listType={listType} />}
        </li>
      ))}
    </List>
  );
}
