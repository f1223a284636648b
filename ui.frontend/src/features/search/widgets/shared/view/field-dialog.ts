import type { DialogField } from '../../../../../core/kit/dialogs/dialog';
import type { FieldSettingsModel } from './field-settings.model';

type Field = DialogField<keyof FieldSettingsModel>;

/** The author's settings of a field with suggestions. */
export const searchFieldFields: readonly Field[] = [
  {
    widget: 'link',
    name: 'resultsPage',
    label: 'Page of results',
    description:
      'Queries are sent to this page or, on pages in another language, to its equivalent in that language.',
    feeds: ['action'],
    required: true,
  },
  {
    widget: 'text',
    name: 'placeholder',
    words: 'prose',
    label: 'Hint in the empty field',
    description: 'A few words. If empty: what can be searched for.',
    maxLength: 60,
  },
];

/** How much is suggested. */
export const searchFieldLimits: readonly Field[] = [
  {
    widget: 'number',
    name: 'minLength',
    label: 'Letters before the first suggestion',
    min: 1,
    max: 5,
    value: 2,
  },
  { widget: 'number', name: 'maxItems', label: 'Suggestions at most', min: 1, max: 20, value: 8 },
  {
    widget: 'number',
    name: 'recent',
    label: 'Recent searches',
    description: 'How many the visitor’s browser remembers. 0: none.',
    min: 0,
    max: 10,
    value: 5,
  },
];
