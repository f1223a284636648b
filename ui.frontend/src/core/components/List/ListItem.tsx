import type { ReactNode } from 'react';
import { DateText } from '../../kit/DateText';
import { NextHeadingLevel } from '../../kit/heading';
import { Link } from '../../kit/Link';
import { TagLinks } from '../../kit/TagLinks';
import { Teaser } from '../Teaser/Teaser';
import { teaserModel } from '../Teaser/Teaser.model';
import type { ListItemModel, ListModel } from './List.model';

type ListItemProps = Pick<
  ListModel,
  'dateFormatString' | 'showDescription' | 'showModificationDate' | 'linkItems'
> & {
  item: ListItemModel;
};

/** One line of a list: title and, if the author wants them, date and description. */
export function ListItem({
  item,
  linkItems,
  showDescription,
  showModificationDate,
  dateFormatString,
}: ListItemProps): ReactNode {
  const { title, description, link } = item;
  const date = showModificationDate ? (item.date ?? item.lastModified) : undefined;
  return (
    <>
      <span className="cmp-list__item-head">
        {link && linkItems ? (
          <Link className="cmp-list__item-link" link={link}>
            <span className="cmp-list__item-title">{title}</span>
          </Link>
        ) : (
          <span className="cmp-list__item-title">{title}</span>
        )}
        {date !== undefined && (
          <DateText className="cmp-list__item-date" date={date} pattern={dateFormatString} />
        )}
      </span>
      {showDescription && description && <span className="cmp-list__item-description">{description}</span>}
      <TagLinks tags={item.tags} />
    </>
  );
}

/** An item as a teaser: the exporter's, else one built from the list item. */
export function ListTeaser({ item }: { item: ListItemModel }): ReactNode {
  const { id, title, link, date, tags } = item;
  return (
    <NextHeadingLevel>
      <Teaser {...(item.teaser ?? teaserModel.parse({ id, title, date, link }))}>
        <TagLinks tags={tags} />
      </Teaser>
    </NextHeadingLevel>
  );
}
