import type { Dialog, DialogField } from '../../../kit/dialogs/dialog';
import type { Command, ContentNode, PropertyValue } from '../../session/EditorSession';
import { codecOf } from './codecs';
import { isShown } from './is-shown';
import { isNode, same } from './node';
import type { Values } from './Values';

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
