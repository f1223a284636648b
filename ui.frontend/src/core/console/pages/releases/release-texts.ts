import type {
  ReleaseChange,
  ReleaseConflict,
  ReleaseReport,
} from '../../../../../../shared/authoring/release';
import { when } from '../../../../../../shared/dates/when';
import { counted, t } from '../../../../../../shared/authoring/language/t';

/** How far a release is: `Due 1 Dec 2026, 09:00`. */
export function stateText({ state, due = '', publishedAt = '', publishedBy }: ReleaseReport): string {
  if (state === 'published')
    return t('Published {when} by {publishedBy}', { when: when(publishedAt), publishedBy });
  if (state === 'scheduled') return t('Due {when}', { when: when(due) });
  return state === 'failed'
    ? t('Was due {when}, and could not be published', { when: when(due) })
    : t('Not published');
}

export const contentText = ({ changes }: ReleaseReport): string =>
  changes.length === 0
    ? t('empty')
    : counted(changes.length, '{n} page or fragment', '{n} pages and fragments');

/** What publishing the release does with a page. */
export function actionText({ action, isChanged }: ReleaseChange): string {
  if (action === 'create') return t('New');
  if (action === 'remove') return t('Removed, with the pages below');
  return isChanged ? t('Changed') : t('Not changed yet');
}

/** What happened outside the release, in one sentence. */
export function conflictText({ kind, by, at }: ReleaseConflict): string {
  const who =
    (by === undefined ? '' : ` ${t('by {by}', { by })}`) + (at === undefined ? '' : `, ${when(at)}`);
  if (kind === 'gone') return t('The live page was deleted or moved meanwhile.');
  if (kind === 'made') return t('There is a live page at this address now{who}.', { who });
  return t('The live page was changed meanwhile{who}.', { who });
}
