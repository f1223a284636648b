import type { DialogField } from '../../../kit/dialogs/dialog';
import type { ContentNode } from '../../session/EditorSession';
import { childNodes, newNode, nodeAt } from './node';
import { readFields, writeFields } from './read-write';
import type { Entry, Value } from './Values';

const isEntry = (item: object | string): item is Entry => typeof item === 'object' && 'values' in item;

/** A value as a multifield's entries; empty if it belongs to another widget. */
export const entriesOf = (value: Value): readonly Entry[] =>
  Array.isArray(value) ? value.filter(isEntry) : [];

/** The entries of a multifield: its child nodes `item0`, `item1`, … in order. */
export const readEntries = (
  node: ContentNode | undefined,
  fields: readonly DialogField[],
): readonly Entry[] => childNodes(node).map(([key, entry]) => ({ key, values: readFields(fields, entry) }));

/** The multifield's node; undefined if it has no entries. Properties without a field are kept. */
export function writeEntries(
  node: ContentNode | undefined,
  fields: readonly DialogField[],
  entries: readonly Entry[],
): ContentNode | undefined {
  if (entries.length === 0) return undefined;
  const own = Object.fromEntries(
    Object.entries(node ?? newNode).filter(([name]) => nodeAt(node, name) === undefined),
  );
  const items = entries.map(({ key, values }, i) => {
    const before = nodeAt(node, key) ?? newNode;
    return [`item${i}`, writeFields(fields, before, readFields(fields, before), values)] as const;
  });
  return { ...own, ...Object.fromEntries(items) };
}

/** A new entry, as added by the "Add" button. */
export const newEntry = (fields: readonly DialogField[], entries: readonly Entry[]): Entry => ({
  key: freeKey(entries.map(({ key }) => key)),
  values: readFields(fields, newNode),
});

/** A unique key; saving the form replaces it with a node name. */
export function freeKey(taken: readonly string[]): string {
  for (let i = 0; ; i++) if (!taken.includes(`new-${i}`)) return `new-${i}`;
}
