import { childOf } from '../../repository/path';
import type { Draft } from '../../repository/Draft';
import { userNow } from '../accounts/Actor';
import { storedDate } from '../sling-post/Post';

/** Records the time and the author of a change on a page or fragment. */
export function touch(draft: Draft, document: string, now: Date): void {
  const prefix = draft.property(document, 'jcr:primaryType') === 'dam:Asset' ? 'jcr' : 'cq';
  const content = childOf(document, 'jcr:content');
  draft.setProperty(content, `${prefix}:lastModified`, storedDate(now));
  draft.setProperty(content, `${prefix}:lastModifiedBy`, userNow());
}
