import type { LanguageCopy, TextPair } from '../../../../../shared/authoring/translation';
import { when } from '../../../../../shared/dates/when';
import { countText } from '../pages/count-text';
import type { ItemState } from '../views/Item';

/** The states of a copy at a glance. */
export function copyStates(copy: LanguageCopy): readonly ItemState[] {
  const { state, changes, isAsSource, isPublished, isFollowing } = copy;
  const states: Readonly<Record<LanguageCopy['state'], ItemState>> = {
    missing: { tone: 'neutral', icon: 'close', text: 'No copy yet' },
    draft: {
      tone: 'neutral',
      icon: 'edit',
      text: isAsSource ? 'Not translated yet' : 'Never marked as translated',
    },
    stale: { tone: 'notice', icon: 'alert', text: `Stale: ${countText(changes, 'text')} changed` },
    translated: { tone: 'positive', icon: 'check', text: 'Up to date' },
  };
  const follows: ItemState = { tone: 'neutral', icon: 'link', text: 'Follows another page' };
  const published: ItemState = { tone: 'positive', icon: 'publish', text: 'Published' };
  // What follows another page is not translated itself.
  const own = isFollowing && state === 'draft' ? [] : [states[state]];
  return [...own, ...(isFollowing ? [follows] : []), ...(isPublished ? [published] : [])];
}

/** Who said when that it is translated; empty if nobody did. */
export const translatedText = ({ translatedAt, translatedBy }: LanguageCopy): string =>
  translatedAt === undefined ? '' : `Translated ${when(translatedAt)} by ${translatedBy ?? 'somebody'}`;

export const CHANGES: Readonly<Record<NonNullable<TextPair['change']>, string>> = {
  changed: 'The source has changed',
  added: 'New in the source',
  removed: 'No longer in the source',
};
