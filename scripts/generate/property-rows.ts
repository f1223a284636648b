import type { DialogField } from '../../ui.frontend/src/core/kit/dialogs/dialog';

/** What a field stores: the property, its type, whether it is required, its default, its meaning. */
export type PropertyRow = readonly [
  property: string,
  type: string,
  required: string,
  preset: string,
  meaning: string,
];

/**
 * The rows of a field: its own, and after it those of a multifield's entries.
 * @param isProxy whether its component is built on a Core Component, whose additions are marked
 */
export function propertyRows(field: DialogField, isProxy: boolean, above = ''): PropertyRow[] {
  const name = above + (field.widget === 'panels' ? `<child>/${field.name}` : field.name);
  const entries = field.widget === 'multifield' ? field.fields : [];
  return [
    [
      `\`${name}\`${isProxy && field.isAddition ? ' **+**' : ''}`,
      typeOf(field),
      field.required ? 'yes' : '',
      presetOf(field),
      meaningOf(field),
    ],
    ...entries.flatMap((each) => propertyRows(each, isProxy, `${name}/item0/`)),
  ];
}

function typeOf(field: DialogField): string {
  switch (field.widget) {
    case 'richtext':
      return 'HTML';
    case 'texts':
      return 'texts';
    case 'number':
      return ['number', rangeOf(field)].filter(Boolean).join(', ');
    case 'checkbox':
      return 'boolean';
    case 'select':
      return field.options.flatMap(({ value }) => (value ? `\`${value}\`` : [])).join(', ');
    case 'date':
      return field.withTime ? 'date and time' : 'date';
    case 'path':
      return `${field.multiple ? 'paths' : 'path'} below \`${field.root}\``;
    case 'link':
      return 'link';
    case 'image':
      return 'node: `fileReference`, `alt`, `focalPoint`';
    case 'focalpoint':
      return 'focal point';
    case 'tags':
      return 'tags';
    case 'multifield':
      return field.max === undefined ? 'nodes' : `nodes, at most ${field.max}`;
    case 'panel':
      return field.multiple ? 'names of children' : 'name of a child';
    default:
      return 'text';
  }
}

function rangeOf({ min, max }: { readonly min?: number; readonly max?: number }): string {
  if (min !== undefined && max !== undefined) return `${min}–${max}`;
  if (min !== undefined) return `${min} or more`;
  return max === undefined ? '' : `at most ${max}`;
}

function presetOf(field: DialogField): string {
  if (!('value' in field) || field.value === undefined) return '';
  return `\`${field.value}\``;
}

/** The field's label and description, what the less obvious options mean, and when the field applies. */
function meaningOf({ label, description, showWhen, ...field }: DialogField): string {
  const options = field.widget === 'select' ? field.options : [];
  const told = options.filter(({ value, text }) => !isSameWord(value, text));
  return [
    `${label}.`,
    description,
    told.length > 0 &&
      `${told.map(({ value, text }) => `${value ? `\`${value}\`` : 'Empty'}: ${text}`).join('; ')}.`,
    showWhen && `Only if \`${showWhen.name}\` is \`${showWhen.is}\`.`,
  ]
    .filter(Boolean)
    .join(' ')
    .replaceAll(/[|\n<>]/g, (mark) => (mark === '\n' ? ' ' : `\\${mark}`));
}

/** Whether an option's text says no more than its value: `news-cta`, News CTA. */
const isSameWord = (value: string, text: string) =>
  value.replaceAll(/\W/g, '').toLowerCase() === text.replaceAll(/\W/g, '').toLowerCase();
