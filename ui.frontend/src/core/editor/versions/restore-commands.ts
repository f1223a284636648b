import type { Command, Position } from '../session/EditorSession';
import { childNames, nameOf, parentOf } from '../session/tree';
import { isNode, type ContentNode, type PropertyValue } from '../sling/content-node';
import type { ComponentChange, FieldChange } from './page-changes';

/**
 * The command that gives a component the state of an earlier version, or only some of its fields. It is undone like any
 * other step.
 *
 * @param content path of the page's content: `/content/page/jcr:content`
 * @param before the content in that version
 */
export function restoreCommand(
  content: string,
  before: ContentNode,
  change: ComponentChange,
  fields: readonly FieldChange[] = change.fields,
): Command {
  const path = change.path === '' ? content : `${content}/${change.path}`;
  if (change.kind === 'added') return { type: 'delete', path };
  const [whole] = change.fields;
  if (change.kind === 'removed' && isNode(whole?.before))
    return {
      type: 'insert',
      parent: parentOf(path),
      name: nameOf(path),
      node: whole.before,
      position: positionIn(before, change.path),
    };
  const properties: Record<string, PropertyValue | null> = {};
  const children: Record<string, ContentNode | null> = {};
  for (const { name, before: was, after: is } of fields) {
    if (isNode(was) || isNode(is)) children[name] = isNode(was) ? was : null;
    else properties[name] = was ?? null;
  }
  return { type: 'set', path, properties, children };
}

/** After the sibling that was before it. */
function positionIn(before: ContentNode, path: string): Position {
  const above = path.split('/').slice(0, -1);
  const parent = above.reduce<ContentNode | undefined>((node, name) => {
    const child = node?.[name];
    return isNode(child) ? child : undefined;
  }, before);
  const names = childNames(parent);
  const previous = names[names.indexOf(nameOf(path)) - 1];
  return previous === undefined ? 'first' : { after: previous };
}
