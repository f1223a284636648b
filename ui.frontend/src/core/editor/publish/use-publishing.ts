import { useCallback, useState } from 'react';
import type { EditorSession } from '../session/EditorSession';
import { addressOf, type SlingClient } from '../sling/SlingClient';
import { cancelScheduled } from './plan/cancel-scheduled';
import { stateOf } from './publication';
import { titlesOf } from './publish-texts';
import { useReviewInAddress } from './review/use-review-in-address';
import { usePublication } from './use-publication';
import { useReplication } from './use-replication';
import { t } from '../../../../../shared/authoring/language/t';

/** What the author is asked before a page is published or unpublished, or shown of the publish nodes. */
export type Question = 'behind' | 'tree' | 'plan' | 'unpublish' | 'review' | 'preview' | 'nodes';

/** Those that a menu item asks. */
const QUESTIONS: readonly Question[] = ['plan', 'unpublish', 'review', 'preview', 'nodes'];

/** Key of a menu item that cancels a scheduled publication, before its number. */
export const CANCEL = 'cancel ';

/** The open page's publication, and what its menu does with it. */
export function usePublishing(sling: SlingClient, session: EditorSession) {
  const path = session.pagePath;
  const { publication, refresh } = usePublication(sling, session);
  const replication = useReplication(sling, path, refresh);
  const { publish } = replication;
  const [question, setQuestion] = useState<Question>();
  useReviewInAddress(useCallback(() => setQuestion('review'), []));
  const { behind = [], takenWith = [], ownChanged = false } = publication ?? {};
  const asks = behind.length > 0 ? 'behind' : takenWith.length > 0 ? 'tree' : undefined;

  const publishPage = (isAll: boolean) => {
    const more = isAll ? takenWith : [];
    return publish(
      [path, ...more],
      more.length > 0
        ? t('Published: visitors see all {value} pages as they are now.', { value: more.length + 1 })
        : t('Published: visitors see the page as it is now.'),
    );
  };
  const publishBehind = (isAll: boolean) => {
    const own = ownChanged ? [path] : [];
    const sources = titlesOf(behind);
    return isAll
      ? publish(
          [...behind.map((page) => page.path), ...own],
          t('Published with {sources}: visitors see the page as it is now.', { sources }),
        )
      : publish(
          own,
          t('Published this page’s own changes. Visitors do not see the changes of {sources} yet.', {
            sources,
          }),
        );
  };
  const act = (key: string | number) => {
    if (key === 'publish') return asks ? setQuestion(asks) : void publishPage(false);
    const asked = QUESTIONS.find((each) => each === key);
    if (asked) setQuestion(asked);
    if (typeof key === 'string' && key.startsWith(CANCEL))
      void cancelScheduled(sling, Number(key.slice(CANCEL.length))).then(refresh);
    if (key === 'view') window.open(`${addressOf(path)}.html?wcmmode=disabled`, '_blank', 'noopener');
  };
  return {
    ...{ publication, replication, state: stateOf(publication), question },
    isBehind: behind.length > 0,
    /** Whether publishing asks first. */
    isAsking: asks !== undefined,
    ...{ act, refresh, publishPage, publishBehind, answer: () => setQuestion(undefined) },
  };
}

export type Publishing = ReturnType<typeof usePublishing>;
