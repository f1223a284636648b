import type { ReactNode } from 'react';
import { ListItem, ListTeaser } from './ListItem';
import type { ListModel } from './List.model';

/** A list of pages or links that the CMS keeps up to date. */
export function List({ id, items, displayItemAsTeaser, ...options }: ListModel): ReactNode {
  return (
    <ul className={displayItemAsTeaser ? 'cmp-list cmp-list--teasers' : 'cmp-list'} id={id} role="list">
      {items.map((item, index) => (
        <li className="cmp-list__item" key={item.id ?? index}>
          {displayItemAsTeaser ? <ListTeaser item={item} /> : <ListItem item={item} {...options} />}
        </li>
      ))}
    </ul>
  );
}
