import type { ItemState } from '../views/Item';
import { REVIEW_WORDS, type ReviewState } from '../../../../../shared/authoring/review';
import { when } from '../../../../../shared/dates/when';
import type { PageRow } from '../../../../../shared/authoring/console-level';

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
  isDamaged ? [{ tone: 'negative', icon: 'alert', text: 'File damaged' }] : [];

function publicationOf({ published, publishedAt, changedSince }: PageRow): ItemState {
  const hint = publishedAt === undefined ? 'Came with the site' : `Published ${when(publishedAt)}`;
  if (!published) return { tone: 'neutral', icon: 'unpublish', text: 'Not published' };
  return changedSince
    ? { tone: 'notice', icon: 'edit', text: 'Changed since', hint }
    : { tone: 'positive', icon: 'check', text: 'Published', hint };
}

const REVIEWS: Readonly<Record<ReviewState, ItemState>> = {
  'in-review': { tone: 'notice', icon: 'user', text: REVIEW_WORDS['in-review'] },
  approved: { tone: 'positive', icon: 'check', text: REVIEW_WORDS.approved },
  rejected: { tone: 'negative', icon: 'close', text: REVIEW_WORDS.rejected },
  changed: { tone: 'notice', icon: 'alert', text: 'Approval void', hint: REVIEW_WORDS.changed },
};

const reviewOf = ({ review }: PageRow): ItemState[] => (review === undefined ? [] : [REVIEWS[review]]);

function scheduleOf({ onTime, offTime }: PageRow, now: number): ItemState[] {
  const isAhead = (date: string | undefined): date is string => date !== undefined && Date.parse(date) > now;
  if (isAhead(onTime))
    return [
      {
        tone: 'notice',
        icon: 'clock',
        text: `From ${when(onTime)}`,
        hint: 'Visitors see it from then on',
      },
    ];
  if (isAhead(offTime))
    return [
      {
        tone: 'notice',
        icon: 'clock',
        text: `Until ${when(offTime)}`,
        hint: 'Visitors see it until then',
      },
    ];
  return offTime === undefined
    ? []
    : [{ tone: 'neutral', icon: 'clock', text: 'Expired', hint: `Since ${when(offTime)}` }];
}

const inheritanceOf = ({ follows, isDerived }: PageRow): ItemState[] =>
  follows === undefined
    ? []
    : [
        {
          tone: 'neutral',
          icon: 'link',
          text: isDerived ? 'Inherited' : 'Partly inherited',
          hint: `From ${follows}`,
        },
      ];

const lockOf = ({ lockOwner }: PageRow): ItemState[] =>
  lockOwner === undefined ? [] : [{ tone: 'notice', icon: 'lock', text: `Locked by ${lockOwner}` }];

const editingOf = ({ editing = [] }: PageRow): ItemState[] => {
  if (editing.length === 0) return [];
  const [first = ''] = editing;
  const text = editing.length === 1 ? `${first} is editing` : `${editing.length} people are editing`;
  return [{ tone: 'neutral', icon: 'user', text, hint: editing.join(', ') }];
};
