import type { ReactNode } from 'react';
import { ListPages } from '../../kit/paging/ListPages';
import { useMessages } from '../../kit/rendering';
import { ListItem, ListTeaser } from './ListItem';
import type { ListModel } from './List.model';
import { ListTags } from './ListTags';

/** A list of pages or links, maintained by the CMS. Its pages and tags are addresses, so it needs no script. */
export function List(model: ListModel): ReactNode {
  const { id, items, pages, allLink } = model;
  const { list } = useMessages();
  if (pages.length === 0 && !allLink) return <Entries {...model} id={id} />;
  return (
    <div className="cmp-list__view" id={id}>
      <ListTags {...model} />
      {items.length > 0 && <Entries {...model} id={undefined} />}
      <ListPages pages={pages} label={list.pages} />
    </div>
  );
}

function Entries({ id, items, displayItemAsTeaser, ...options }: ListModel): ReactNode {
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
