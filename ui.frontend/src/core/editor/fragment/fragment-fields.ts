import type { DialogField, DialogTab } from '../../kit/dialogs/dialog';
import type { ModelField } from '../../../../../shared/authoring/fragment-model';
import type { FragmentModel } from './FragmentModel';
import { t } from '../../../../../shared/authoring/language/t';

/** The name of the form's field for the fragment's own title, which no element can have. */
export const TITLE = '(title)';

/** Fields of a form on one tab; a product has more. */
const MOST = 18;

/** The form of a fragment: its model's fields, and its title unless a variation is edited. */
export function fragmentTabs({ fields }: FragmentModel, hasTitle: boolean): readonly DialogTab[] {
  const title: DialogField = {
    widget: 'text',
    name: TITLE,
    feeds: [],
    label: t('Title of the fragment'),
    words: 'none',
    required: true,
  };
  const all = [...(hasTitle ? [title] : []), ...fields.map(fieldOf)];
  const count = Math.ceil(all.length / MOST);
  const size = Math.ceil(all.length / count);
  return Array.from({ length: count }, (_, i) => {
    const part = all.slice(i * size, (i + 1) * size);
    return { title: part[0]?.label.split(/[,(]/)[0]?.trim() ?? '', fields: part };
  });
}

/** The field of a form for an element. */
function fieldOf(field: ModelField): DialogField {
  const {
    name,
    label,
    required,
    description,
    placeholder,
    multiple,
    root = '/content',
    min,
    max,
    maxLength,
  } = field;
  const shared = { name, label, required, ...(description && { description }) };
  const example = placeholder !== undefined && { placeholder };
  switch (field.type) {
    case 'number':
      return { ...shared, ...limits({ min, max }), widget: 'number', step: 0.0001 };
    case 'boolean':
      return { ...shared, widget: 'checkbox' };
    case 'date':
      return { ...shared, widget: 'date' };
    case 'date-time':
      return { ...shared, widget: 'date', withTime: true };
    case 'enumeration':
      return { ...shared, widget: 'select', options: field.options ?? [] };
    case 'content-reference':
    case 'content-fragment':
      return { ...shared, widget: 'path', root, multiple };
    case 'tag':
      // A single tag is stored as a text, which the widget for several is not.
      return multiple ? { ...shared, widget: 'tags' } : { ...shared, widget: 'text', words: 'none' };
    default:
      if (multiple) return { ...shared, widget: 'texts', words: 'prose' };
      if (field.type === 'text')
        return {
          ...shared,
          ...example,
          ...limits({ maxLength, pattern: patternOf(field) }),
          widget: 'text',
          words: 'prose',
        };
      return field.mimeType === 'text/html'
        ? { ...shared, widget: 'richtext' }
        : { ...shared, ...example, ...limits({ maxLength }), widget: 'textarea', words: 'prose', rows: 4 };
  }
}

/** A form ends the message with a full stop itself. */
const patternOf = ({ pattern }: ModelField) =>
  pattern && { value: pattern.value, message: pattern.message.replace(/\.$/, '') };

/** The checks that a model asks for. */
const limits = <T extends object>(settings: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
