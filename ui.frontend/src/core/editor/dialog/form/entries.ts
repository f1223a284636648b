import type { DialogField } from '../../../kit/dialogs/dialog';
import { newNode } from './node';
import { readFields } from './read-write';
import type { Entry, Value } from './Values';

const isEntry = (item: object | string): item is Entry => typeof item === 'object' && 'values' in item;

/** A value as a multifield's entries; empty if it belongs to another widget. */
export const entriesOf = (value: Value): readonly Entry[] =>
  Array.isArray(value) ? value.filter(isEntry) : [];

/** A new entry, as added by the "Add" button. */
export const newEntry = (fields: readonly DialogField[], entries: readonly Entry[]): Entry => ({
  key: freeKey(entries.map(({ key }) => key)),
  values: readFields(fields, newNode),
});

/** A unique key; saving the form replaces it with a node name. */
export function freeKey(taken: readonly string[]): string {
  for (let i = 0; ; i++) if (!taken.includes(`new-${i}`)) return `new-${i}`;
}
