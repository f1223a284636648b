import type { Choice, DialogField } from '../../kit/dialogs/dialog';

/** The rules and the description of a dialog's field, one sentence each. */
export function fieldRules(field: DialogField): string[] {
  const { required, showWhen, description } = field;
  return [
    ...(required ? ['Required.'] : []),
    ...ownRules(field),
    ...(showWhen ? [`Shown while ${showWhen.name} is ${String(showWhen.is)}.`] : []),
    ...(description ? [description] : []),
  ];
}

function ownRules(field: DialogField): string[] {
  switch (field.widget) {
    case 'select':
      return [`One of ${field.options.map(choiceName).join(', ')}.`, ...initially(field.value)];
    case 'number':
      return [...range(field), ...initially(field.value)];
    case 'checkbox':
      return field.value ? ['On by default.'] : [];
    case 'text':
      return [...longest(field.maxLength), ...(field.pattern ? [field.pattern.message] : [])];
    case 'textarea':
      return longest(field.maxLength);
    case 'path':
      return [
        `Below ${field.root}${field.accepts ? `, ${field.accepts}` : ''}${field.multiple ? ', any number' : ''}.`,
      ];
    case 'multifield':
      return field.max === undefined ? [] : [`At most ${field.max}.`];
    case 'panel':
      return field.multiple ? ['Any number.'] : [];
    default:
      return [];
  }
}

const choiceName = ({ value, text }: Choice) => (value === '' ? `nothing (“${text}”)` : value);
const longest = (length: number | undefined) =>
  length === undefined ? [] : [`At most ${length} characters.`];
const initially = (value: string | number | undefined) => (value === undefined ? [] : [`Default: ${value}.`]);

function range({ min, max }: { min?: number; max?: number }): string[] {
  if (min !== undefined && max !== undefined) return [`From ${min} to ${max}.`];
  if (min !== undefined) return [`At least ${min}.`];
  return max === undefined ? [] : [`At most ${max}.`];
}
