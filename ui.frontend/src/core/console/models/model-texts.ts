import type { FieldType, ModelStatus, UsedModel } from '../../../../../shared/authoring/fragment-model';
import type { ItemState } from '../views/Item';

/** What authors call the types. */
export const TYPE_TITLES: Readonly<Record<FieldType, string>> = {
  text: 'Single-line text',
  'long-text': 'Multi-line text',
  number: 'Number',
  boolean: 'Yes or no',
  date: 'Date',
  'date-time': 'Date and time',
  enumeration: 'Choice',
  tag: 'Tags',
  'content-reference': 'Content reference',
  'content-fragment': 'Fragment reference',
};

export const statusState = (status: ModelStatus): ItemState =>
  status === 'enabled'
    ? { tone: 'positive', icon: 'check', text: 'Enabled' }
    : { tone: 'neutral', icon: 'lock', text: status === 'draft' ? 'Draft' : 'Disabled' };

/** What visitors have of it. */
export function publicationState(publication: UsedModel['publication']): ItemState {
  if (publication === 'none') return { tone: 'neutral', icon: 'unpublish', text: 'Not published' };
  return publication === 'changed'
    ? { tone: 'notice', icon: 'edit', text: 'Changed since' }
    : { tone: 'positive', icon: 'publish', text: 'Published' };
}

/** `27 Nov 2026, 10:15, admin`. */
export const changedText = ({ modified }: Pick<UsedModel, 'modified'>): string =>
  modified
    ? [
        new Date(modified.at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' }),
        modified.by,
      ]
        .filter(Boolean)
        .join(', ')
    : 'Not changed yet';

export const fragmentsText = (count: number): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? 'fragment' : 'fragments'}`;
