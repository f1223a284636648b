import type { Draft } from '../../repository/Draft';
import { authorNow } from '../accounts/Actor';
import { storedDate } from './Post';

/** Records the time and the author on each page whose content has changed, as AEM does. */
export function touchPages(draft: Draft, now: Date): void {
  for (const page of draft.changedContents()) {
    if (draft.property(page, 'jcr:primaryType') !== 'cq:Page') continue;
    draft.setProperty(`${page}/jcr:content`, 'cq:lastModified', storedDate(now));
    draft.setProperty(`${page}/jcr:content`, 'cq:lastModifiedBy', authorNow());
  }
}
