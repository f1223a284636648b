import type { PageTranslation, TranslationState } from '../../../../../shared/authoring/translation';
import type { ItemState } from '../views/Item';
import { counted, t } from '../../../../../shared/authoring/language/t';

const OWN: Readonly<Record<TranslationState, ItemState>> = {
  missing: { tone: 'neutral', icon: 'close', text: t('No copy yet') },
  stale: { tone: 'notice', icon: 'alert', text: t('Stale') },
  sent: { tone: 'notice', icon: 'clock', text: t('In translation') },
  draft: { tone: 'neutral', icon: 'edit', text: t('Not translated') },
  translated: { tone: 'positive', icon: 'check', text: t('Translated') },
};

/** What needs somebody comes first. */
const ORDER: readonly TranslationState[] = ['stale', 'draft', 'sent', 'translated'];

const copiesText: Readonly<Record<TranslationState, (count: number) => string>> = {
  missing: (n) => counted(n, '{n} copy missing', '{n} copies missing'),
  stale: (n) => counted(n, '{n} copy stale', '{n} copies stale'),
  sent: (n) => counted(n, '{n} copy in translation', '{n} copies in translation'),
  draft: (n) => counted(n, '{n} copy not translated', '{n} copies not translated'),
  translated: (n) => counted(n, '{n} copy translated', '{n} copies translated'),
};

/** How far the translation of a page is, and of its language copies. Empty for a page that has to do with neither. */
export function translationStates({ own, copies = {} }: PageTranslation = {}): readonly ItemState[] {
  const ofCopies = ORDER.flatMap((state): ItemState[] => {
    const count = copies[state] ?? 0;
    return count === 0 ? [] : [{ ...OWN[state], text: copiesText[state](count) }];
  });
  return own
    ? [{ ...OWN[own.state], hint: t('From {follows}', { follows: own.source }) }, ...ofCopies]
    : ofCopies;
}
