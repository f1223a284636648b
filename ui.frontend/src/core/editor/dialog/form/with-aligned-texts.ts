import type { DialogField } from '../../../kit/dialogs/dialog';
import { entriesOf } from './entries';
import { same } from './node';
import type { FieldOf, Value, Values } from './Values';

/**
 * Realigns texts with the entries of a multifield after entries were added, moved or removed: each text belongs to one
 * entry (`per`), like a table's cells to its columns.
 *
 * @param before the form's values before the change
 * @param changed the multifield's name
 */
export function withAlignedTexts(
  fields: readonly DialogField[],
  before: Values,
  after: Values,
  changed: string,
): Values {
  const followers = fields.filter((field) => alignedIn(field, changed).length > 0);
  if (followers.length === 0) return after;
  const [was, is] = [keysOf(before[changed]), keysOf(after[changed])];
  if (same(was, is)) return after;
  const align = (texts: Value) =>
    Array.isArray(texts) ? is.map((key) => String(texts[was.indexOf(key)] ?? '')) : texts;
  return followers.reduce<Values>((values, field) => {
    const names = alignedIn(field, changed);
    const entries = entriesOf(values[field.name]).map((entry) => ({
      ...entry,
      values: names.reduce<Values>((all, name) => ({ ...all, [name]: align(all[name]) }), entry.values),
    }));
    return { ...values, [field.name]: entries };
  }, after);
}

/** The text fields in a field's entries that are aligned with another field's entries. */
const alignedIn = (field: DialogField, other: string): string[] =>
  field.widget === 'multifield'
    ? field.fields
        .filter((each): each is FieldOf<'texts'> => each.widget === 'texts' && each.per?.of === other)
        .map(({ name }) => name)
    : [];

const keysOf = (value: Value) => entriesOf(value).map(({ key }) => key);
