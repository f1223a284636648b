import type { ReactNode } from 'react';
import { DateText } from '../../kit/DateText';
import { TagLinks } from '../../kit/TagLinks';
import type { TagsModel } from './Tags.model';

/** A page's date and tags, which link to related pages. */
export function Tags({ id, date, tags }: TagsModel): ReactNode {
  return (
    <div className="cmp-tags" id={id}>
      {date && <DateText className="cmp-tags__date" date={date} />}
      <TagLinks tags={tags} />
    </div>
  );
}
