import type { ReactNode } from 'react';
import { DropTarget } from '../../kit/DropZone';
import { NextHeadingLevel, Heading } from '../../kit/heading';
import { Child } from '../../kit/rendering';
import type { TeaserListModel } from './TeaserList.model';

/** A group of teasers, in a grid or as a list. For slides use Carousel. */
export function TeaserList({ id, title, layout, columns, children }: TeaserListModel): ReactNode {
  const inRow = layout === 'grid' && columns > 0 ? ` cmp-teaserlist--columns-${Math.min(columns, 4)}` : '';
  const items = (
    <ul className="cmp-teaserlist__items" role="list">
      {children.map((child) => (
        <li className="cmp-teaserlist__item" key={child.name}>
          <Child of={child} />
        </li>
      ))}
    </ul>
  );
  return (
    <div className={`cmp-teaserlist cmp-teaserlist--${layout}${inRow}`} id={id}>
      {title && <Heading className="cmp-teaserlist__title">{title}</Heading>}
      {title ? <NextHeadingLevel>{items}</NextHeadingLevel> : items}
      <DropTarget />
    </div>
  );
}
