import type {
  ReleaseChange,
  ReleaseConflict,
  ReleaseReport,
} from '../../../../../../shared/authoring/release';
import { countText } from '../count-text';
import { when } from '../../../../../../shared/dates/when';

/** How far a release is: `Due 1 Dec 2026, 09:00`. */
export function stateText({ state, due = '', publishedAt = '', publishedBy }: ReleaseReport): string {
  if (state === 'published') return `Published ${when(publishedAt)} by ${publishedBy}`;
  if (state === 'scheduled') return `Due ${when(due)}`;
  return state === 'failed' ? `Was due ${when(due)}, and could not be published` : 'Not published';
}

export const contentText = ({ changes }: ReleaseReport): string =>
  changes.length === 0 ? 'empty' : countText(changes.length, 'page or fragment', 'pages and fragments');

/** What publishing the release does with a page. */
export function actionText({ action, isChanged }: ReleaseChange): string {
  if (action === 'create') return 'New';
  if (action === 'remove') return 'Removed, with the pages below';
  return isChanged ? 'Changed' : 'Not changed yet';
}

/** What happened outside the release, in one sentence. */
export function conflictText({ kind, by, at }: ReleaseConflict): string {
  const who = `${by === undefined ? '' : ` by ${by}`}${at === undefined ? '' : `, ${when(at)}`}`;
  if (kind === 'gone') return 'The live page was deleted or moved meanwhile.';
  if (kind === 'made') return `There is a live page at this address now${who}.`;
  return `The live page was changed meanwhile${who}.`;
}
