import type { Model } from '../../../core/exporter/Exporter';
import { isChoice, type Entry, type EntryGroup } from '../calculation/entries';

/** A group of fields, as the view shows it. */
export const groupModel = ({ group, rows }: EntryGroup): Model => ({
  key: group.key,
  isAssumption: group.isAssumption ?? false,
  isRows: group.rows !== undefined,
  rows: rows.map((row) => ({ fields: row.map(fieldModel) })),
});

function fieldModel({ name, field, typed, usual, min, max }: Entry): Model {
  if (isChoice(field)) return { name, key: field.name, typed, options: [...field.options] };
  const { quantity, whole = false } = field;
  return { name, key: field.name, typed, usual, min, max, quantity, whole };
}
