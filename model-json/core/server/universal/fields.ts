import type { UniversalField } from '../../../../shared/authoring/universal-field';
import type { DialogField } from '../../../../ui.frontend/src/core/entries/editing';

type Own = Omit<UniversalField, 'name' | 'label'>;

/**
 * The fields of a dialog as the Universal Editor draws them. What it has no field for is left out: it stays as it is stored,
 * and is edited in the page editor.
 */
export const universalFields = (fields: readonly DialogField[]): UniversalField[] =>
  fields.flatMap((field) => (field.widget === 'image' ? imageFields(field) : plainField(field)));

function plainField(field: DialogField): UniversalField[] {
  const own = ownOf(field);
  if (!own) return [];
  const { name, label, description, required, showWhen } = field;
  return [
    {
      ...{ name, label },
      ...(description && { description }),
      ...(required && { required }),
      ...(showWhen && { condition: { '==': [{ var: showWhen.name }, showWhen.is] } }),
      ...own,
    },
  ];
}

/** What depends on the widget; undefined if the Universal Editor has none like it. */
function ownOf(field: DialogField): Own | undefined {
  switch (field.widget) {
    case 'text':
    case 'textarea':
      return { component: 'text', valueType: 'string', ...lengthOf(field) };
    case 'texts':
      return { component: 'text', valueType: 'string[]', multi: true };
    case 'richtext':
      return { component: 'richtext', valueType: 'string' };
    case 'number':
      return { component: 'number', valueType: 'number', ...initial(field), ...limitsOf(field) };
    case 'checkbox':
      return { component: 'boolean', valueType: 'boolean', ...initial(field) };
    case 'select': {
      const options = field.options.map(({ text, value }) => ({ name: text, value }));
      return { component: 'select', valueType: 'string', options, ...initial(field) };
    }
    case 'date':
      return { component: 'date-time', valueType: field.withTime ? 'date-time' : 'date' };
    case 'path':
      return { ...pathOf(field), ...(field.multiple && { valueType: 'string[]', multi: true }) };
    case 'link':
      return { component: 'aem-content', valueType: 'string' };
    case 'tags':
      return { component: 'aem-tag', valueType: 'string[]', multi: true };
    case 'multifield':
      return { component: 'container', multi: true, fields: universalFields(field.fields) };
    default:
      return undefined;
  }
}

type Of<W extends DialogField['widget']> = Extract<DialogField, { widget: W }>;

const initial = <T extends string | number | boolean>({ value }: { value?: T }) =>
  value === undefined ? {} : { value };

function lengthOf({ maxLength, ...field }: Of<'text'> | Of<'textarea'>): Partial<Own> {
  const pattern = 'pattern' in field ? field.pattern : undefined;
  const validation = {
    ...(maxLength !== undefined && { maxLength }),
    ...(pattern && { regExp: pattern.value, customErrorMsg: pattern.message }),
  };
  return Object.keys(validation).length > 0 ? { validation } : {};
}

function limitsOf({ min, max }: Of<'number'>): Partial<Own> {
  const validation = {
    ...(min !== undefined && { numberMin: min }),
    ...(max !== undefined && { numberMax: max }),
  };
  return Object.keys(validation).length > 0 ? { validation } : {};
}

/** Assets have a picker of their own. */
const pathOf = ({ root, accepts }: Of<'path'>): Own =>
  root.startsWith('/content/dam')
    ? { component: 'reference', valueType: 'string', ...(accepts && { validation: { rootPath: root } }) }
    : { component: 'aem-content', valueType: 'string', validation: { rootPath: root } };

/** A picture is one widget here, and properties of their own in the content: `image/fileReference`. */
function imageFields({ name, label, required, showWhen }: Of<'image'>): UniversalField[] {
  const condition = showWhen && { condition: { '==': [{ var: showWhen.name }, showWhen.is] } };
  const at = (property: string) => `${name}/${property}`;
  return [
    {
      ...{ component: 'reference', name: at('fileReference'), label, valueType: 'string' as const },
      ...(required && { required }),
      ...condition,
    },
    {
      ...{ component: 'text', name: at('alt'), label: `${label}: alternative text` },
      valueType: 'string',
      ...condition,
    },
  ];
}
