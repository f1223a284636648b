import type { Dialog, DialogField } from '../../../kit/dialogs/dialog';
import type { Command, ContentNode, PropertyValue } from '../../session/EditorSession';
import { codecs, type Codec } from './codecs';
import { isShown } from './is-shown';
import { childNodes, isNode, newNode, nodeAt, same, withAt } from './node';
import type { Entry, FieldOf, Value, Values } from './Values';

export const fieldsOf = (tabs: Dialog['tabs']): readonly DialogField[] =>
  tabs.flatMap(({ fields }) => fields);

/** Values of a form, read from a node. */
export const readFields = (fields: readonly DialogField[], node: ContentNode): Values =>
  Object.fromEntries(fields.map((field) => [field.name, codecOf(field).read(node, field)]));

/** The node with the form's changes. Hidden fields are left unchanged. */
export function writeFields(
  fields: readonly DialogField[],
  node: ContentNode,
  before: Values,
  after: Values,
): ContentNode {
  return fields.reduce((written, field) => {
    const [was, is] = [before[field.name], after[field.name]];
    if (same(was, is) || !isShown(field, fields, after)) return written;
    return codecOf(field).write(written, field, is);
  }, node);
}

/** The entries of a multifield: its child nodes `item0`, `item1`, … in order. */
const readEntries = (node: ContentNode | undefined, fields: readonly DialogField[]): readonly Entry[] =>
  childNodes(node).map(([key, entry]) => ({ key, values: readFields(fields, entry) }));

/** The multifield's node; undefined if it has no entries. Properties without a field are kept. */
function writeEntries(
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

const multifield: Codec<readonly Entry[], FieldOf<'multifield'>> = {
  read: (node, { name, fields }) => readEntries(nodeAt(node, name), fields),
  write: (node, { name, fields }, entries) =>
    withAt(node, name, writeEntries(nodeAt(node, name), fields, entries)),
};

/** The codec of a field; a value that it writes must be one that it has read. */
const codecOf = ({ widget }: DialogField): Codec<Value, DialogField> => ({ ...codecs, multifield })[widget];

/** The command that turns one node into the other; undefined if they are equal. */
export function setCommand(path: string, before: ContentNode, after: ContentNode): Command | undefined {
  const properties: Record<string, PropertyValue | null> = {};
  const children: Record<string, ContentNode | null> = {};
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [was, is] = [before[name] ?? undefined, after[name] ?? undefined];
    if (same(was, is)) continue;
    if (isNode(is)) children[name] = is;
    else if (is !== undefined) properties[name] = is;
    else if (isNode(was)) children[name] = null;
    else properties[name] = null;
  }
  const hasChildren = Object.keys(children).length > 0;
  if (!hasChildren && Object.keys(properties).length === 0) return undefined;
  return { type: 'set', path, properties, ...(hasChildren && { children }), base: before };
}
