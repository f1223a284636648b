import type { ReactNode } from 'react';
import { TagLinks } from '../../kit/TagLinks';
import type { TagsModel } from './Tags.model';

/** The tags of a page: the way to others that are about the same. */
export function Tags({ id, tags }: TagsModel): ReactNode {
  return (
    <div className="cmp-tags" id={id}>
      <TagLinks tags={tags} />
    </div>
  );
}
