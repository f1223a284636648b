import type { FieldType, ModelStatus, UsedModel } from '../../../../../shared/authoring/fragment-model';
import type { ItemState } from '../views/Item';
import { counted, t } from '../../../../../shared/authoring/language/t';
import { locale } from '../../../../../shared/authoring/language/locale';

/** What authors call the types. */
export const TYPE_TITLES: Readonly<Record<FieldType, string>> = {
  text: t('Single-line text'),
  'long-text': t('Multi-line text'),
  number: t('Number'),
  boolean: t('Yes or no'),
  date: t('Date'),
  'date-time': t('Date and time'),
  enumeration: t('Choice'),
  tag: t('Tags'),
  'content-reference': t('Content reference'),
  'content-fragment': t('Fragment reference'),
};

export const statusState = (status: ModelStatus): ItemState =>
  status === 'enabled'
    ? { tone: 'positive', icon: 'check', text: t('Enabled') }
    : { tone: 'neutral', icon: 'lock', text: status === 'draft' ? t('Draft') : t('Disabled') };

/** What visitors have of it. */
export function publicationState(publication: UsedModel['publication']): ItemState {
  if (publication === 'none') return { tone: 'neutral', icon: 'unpublish', text: t('Not published') };
  return publication === 'changed'
    ? { tone: 'notice', icon: 'edit', text: t('Changed since') }
    : { tone: 'positive', icon: 'publish', text: t('Published') };
}

/** `27 Nov 2026, 10:15, admin`. */
export const changedText = ({ modified }: Pick<UsedModel, 'modified'>): string =>
  modified
    ? [
        new Date(modified.at).toLocaleString(locale(), { dateStyle: 'medium', timeStyle: 'short' }),
        modified.by,
      ]
        .filter(Boolean)
        .join(', ')
    : t('Not changed yet');

export const fragmentsText = (count: number): string => counted(count, '{n} fragment', '{n} fragments');
