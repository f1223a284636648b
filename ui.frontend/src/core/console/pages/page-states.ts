import type { ItemState } from '../views/Item';
import { REVIEW_WORDS, type ReviewState } from '../../../../../shared/authoring/review';
import { when } from '../../../../../shared/dates/when';
import type { PageRow } from '../../../../../shared/authoring/console-level';
import { t } from '../../../../../shared/authoring/language/t';

/** The states of a page at a glance, the most important first. A folder has none. */
export function pageStates(row: PageRow, now = Date.now()): readonly ItemState[] {
  if (row.isFolder) return [];
  return [
    ...damageOf(row),
    publicationOf(row),
    ...reviewOf(row),
    ...scheduleOf(row, now),
    ...inheritanceOf(row),
    ...lockOf(row),
    ...editingOf(row),
  ];
}

const damageOf = ({ isDamaged }: PageRow): ItemState[] =>
  isDamaged ? [{ tone: 'negative', icon: 'alert', text: t('File damaged') }] : [];

function publicationOf({ published, publishedAt, changedSince }: PageRow): ItemState {
  const hint =
    publishedAt === undefined ? t('Came with the site') : t('Published {when}', { when: when(publishedAt) });
  if (!published) return { tone: 'neutral', icon: 'unpublish', text: t('Not published') };
  return changedSince
    ? { tone: 'notice', icon: 'edit', text: t('Changed since'), hint }
    : { tone: 'positive', icon: 'check', text: t('Published'), hint };
}

const REVIEWS: Readonly<Record<ReviewState, ItemState>> = {
  'in-review': { tone: 'notice', icon: 'user', text: REVIEW_WORDS['in-review'] },
  approved: { tone: 'positive', icon: 'check', text: REVIEW_WORDS.approved },
  rejected: { tone: 'negative', icon: 'close', text: REVIEW_WORDS.rejected },
  changed: { tone: 'notice', icon: 'alert', text: t('Approval void'), hint: REVIEW_WORDS.changed },
};

const reviewOf = ({ review }: PageRow): ItemState[] => (review === undefined ? [] : [REVIEWS[review]]);

function scheduleOf({ onTime, offTime }: PageRow, now: number): ItemState[] {
  const isAhead = (date: string | undefined): date is string => date !== undefined && Date.parse(date) > now;
  if (isAhead(onTime))
    return [
      {
        tone: 'notice',
        icon: 'clock',
        text: t('From {when}', { when: when(onTime) }),
        hint: t('Visitors see it from then on'),
      },
    ];
  if (isAhead(offTime))
    return [
      {
        tone: 'notice',
        icon: 'clock',
        text: t('Until {when}', { when: when(offTime) }),
        hint: t('Visitors see it until then'),
      },
    ];
  return offTime === undefined
    ? []
    : [
        {
          tone: 'neutral',
          icon: 'clock',
          text: t('Expired'),
          hint: t('Since {when}', { when: when(offTime) }),
        },
      ];
}

const inheritanceOf = ({ follows, isDerived }: PageRow): ItemState[] =>
  follows === undefined
    ? []
    : [
        {
          tone: 'neutral',
          icon: 'link',
          text: isDerived ? t('Inherited') : t('Partly inherited'),
          hint: t('From {follows}', { follows }),
        },
      ];

const lockOf = ({ lockOwner }: PageRow): ItemState[] =>
  lockOwner === undefined
    ? []
    : [{ tone: 'notice', icon: 'lock', text: t('Locked by {lockOwner}', { lockOwner }) }];

const editingOf = ({ editing = [] }: PageRow): ItemState[] => {
  if (editing.length === 0) return [];
  const [first = ''] = editing;
  const text =
    editing.length === 1
      ? t('{first} is editing', { first })
      : t('{editing} people are editing', { editing: editing.length });
  return [{ tone: 'neutral', icon: 'user', text, hint: editing.join(', ') }];
};
