import type { LanguageCopy, TextPair } from '../../../../../shared/authoring/translation';
import { when } from '../../../../../shared/dates/when';
import type { ItemState } from '../views/Item';
import { counted, t } from '../../../../../shared/authoring/language/t';

/** The states of a copy at a glance. */
export function copyStates(copy: LanguageCopy): readonly ItemState[] {
  const { state, changes, isAsSource, isPublished, isFollowing } = copy;
  const states: Readonly<Record<LanguageCopy['state'], ItemState>> = {
    missing: { tone: 'neutral', icon: 'close', text: t('No copy yet') },
    draft: {
      tone: 'neutral',
      icon: 'edit',
      text: isAsSource ? t('Not translated yet') : t('Never marked as translated'),
    },
    sent: { tone: 'notice', icon: 'clock', text: t('With translators') },
    stale: {
      tone: 'notice',
      icon: 'alert',
      text: counted(changes, 'Stale: {n} text changed', 'Stale: {n} texts changed'),
    },
    translated: { tone: 'positive', icon: 'check', text: t('Up to date') },
  };
  const follows: ItemState = { tone: 'neutral', icon: 'link', text: t('Follows another page') };
  const published: ItemState = { tone: 'positive', icon: 'publish', text: t('Published') };
  // What follows another page is not translated itself.
  const own = isFollowing && state === 'draft' ? [] : [states[state]];
  return [...own, ...(isFollowing ? [follows] : []), ...(isPublished ? [published] : [])];
}

/** Who said when that it is translated; empty if nobody did. */
export const translatedText = ({ translatedAt, translatedBy }: LanguageCopy): string =>
  translatedAt === undefined
    ? ''
    : t('Translated {when} by {translatedBy}', {
        when: when(translatedAt),
        translatedBy: translatedBy ?? 'somebody',
      });

export const CHANGES: Readonly<Record<NonNullable<TextPair['change']>, string>> = {
  changed: t('The source has changed'),
  added: t('New in the source'),
  removed: t('No longer in the source'),
};
