import type { DialogTab } from '../../kit/dialogs/dialog';
import type { Command, ContentNode } from '../session/EditorSession';
import { panelCommands, readPanels } from './form/panel-commands';
import { panelsField, panelsOf } from './form/panels-of';
import { fieldsOf, readFields, setCommand, writeFields } from './form/read-write';
import type { Values } from './form/Values';
import type { Policy } from './policy/style-groups';
import { readStyles, writeStyles } from './policy/style-fields';

/** The parts of a node that a component's form shows: fields, panels and styles. */
export function readComponent(tabs: readonly DialogTab[], policy: Policy, node: ContentNode): Values {
  const fields = fieldsOf(tabs);
  const panels = panelsField(fields);
  return {
    ...readFields(fields, node),
    ...(panels && { [panels]: readPanels(node) }),
    ...readStyles(policy, node),
  };
}

/** The node with the form's values; panels are components, and not part of it. */
export function writeComponent(
  tabs: readonly DialogTab[],
  policy: Policy,
  node: ContentNode,
  values: Values,
): ContentNode {
  const before = readComponent(tabs, policy, node);
  return writeStyles(policy, writeFields(fieldsOf(tabs), node, before, values), values);
}

/** One command that saves the changes, panels included; undefined if nothing changed. */
export function componentCommand(
  path: string,
  tabs: readonly DialogTab[],
  policy: Policy,
  node: ContentNode,
  values: Values,
): Command | undefined {
  const before = readComponent(tabs, policy, node);
  const fields = fieldsOf(tabs);
  const set = setCommand(path, node, writeComponent(tabs, policy, node, values));
  const panels = panelCommands(path, panelsOf(fields, before), panelsOf(fields, values));
  const commands = [...(set ? [set] : []), ...panels];
  return commands.length > 1 ? { type: 'group', commands } : commands[0];
}
