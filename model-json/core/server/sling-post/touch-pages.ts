import type { Draft } from '../../repository/Draft';
import { storedDate, USER } from './Post';

/** Notes on each page whose content a change makes another that, when and by whom, as AEM does. */
export function touchPages(draft: Draft, now: Date): void {
  for (const page of draft.changedContents()) {
    if (draft.property(page, 'jcr:primaryType') !== 'cq:Page') continue;
    draft.setProperty(`${page}/jcr:content`, 'cq:lastModified', storedDate(now));
    draft.setProperty(`${page}/jcr:content`, 'cq:lastModifiedBy', USER);
  }
}
