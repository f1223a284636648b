import type { PageComments, Thread } from '../../../../../../shared/authoring/together';
import { t } from '../../../../../../shared/authoring/language/t';

export type Filter = 'open' | 'mine' | 'resolved';

export const FILTERS: readonly (readonly [Filter, string])[] = [
  ['open', t('Open')],
  ['mine', t('Mine')],
  ['resolved', t('Resolved')],
];

/** The threads to show, newest first. */
export function filtered(comments: PageComments, filter: Filter): readonly Thread[] {
  const shown = comments.threads.filter((thread) => {
    if (filter === 'resolved') return thread.resolved !== undefined;
    return thread.resolved === undefined && (filter === 'open' || isMine(thread, comments));
  });
  return [...shown].reverse();
}

/** Whether somebody has something to do with a thread: it is for them, mentions them, or they take part in it. */
export function isMine({ assignee, remarks }: Thread, { me, myGroups }: PageComments): boolean {
  if (assignee?.type === 'person' && assignee.id === me.id) return true;
  if (assignee?.type === 'group' && myGroups.includes(assignee.id)) return true;
  return remarks.some(({ by, mentions }) => by.id === me.id || mentions.some(({ id }) => id === me.id));
}
