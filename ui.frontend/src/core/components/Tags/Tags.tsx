import type { ReactNode } from 'react';
import { DateText } from '../../kit/DateText';
import { TagLinks } from '../../kit/TagLinks';
import type { TagsModel } from './Tags.model';

/** The day a page is of, and its tags: the way to others that are about the same. */
export function Tags({ id, date, tags }: TagsModel): ReactNode {
  return (
    <div className="cmp-tags" id={id}>
      {date && <DateText className="cmp-tags__date" date={date} />}
      <TagLinks tags={tags} />
    </div>
  );
}
