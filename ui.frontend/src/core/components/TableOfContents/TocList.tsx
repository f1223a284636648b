import type { ReactNode } from 'react';
import type { TableOfContentsModel, TocItem } from './TableOfContents.model';

export interface TocListProps {
  items: readonly TocItem[];
  listType: TableOfContentsModel['listType'];
}

/** Nested links to headings. */
export function TocList({ items, listType }: TocListProps): ReactNode {
  const List = listType === 'numbered' ? 'ol' : 'ul';
  return (
    <List className={`cmp-toc__list cmp-toc__list--${listType}`}>
      {items.map(({ id, text, href, active, children }) => (
        <li className="cmp-toc__item" key={id}>
          {/* Encoded, as a heading can contain a percent sign, which is invalid in a URL. */}
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
