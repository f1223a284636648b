import {
  applied,
  bind,
  nameOf,
  parentOf,
  propertyOf,
  Refusal,
  setCommand,
  type Action,
  type Command,
  type ContentNode,
  type Tree,
} from '../../../../../ui.frontend/src/core/entries/editing';
import type { NodeJson } from '../../../repository/node-json';
import { differencesBetween, type Difference } from '../../../repository/versions/differences';
import type { Instance } from '../../Instance';
import { gridOf } from '../content/grid-of';
import { styleGroupsFor } from '../content/styles-of';
import { dialogOf, pageDialog } from '../content/dialog-of';
import { absolute, relative, type OpenPage } from '../content/Document';
import { ToolRefusal } from '../refusals';
import { chooseStyles } from './choose-styles';
import { allowedIn, editable, stored, typeAt } from './components';
import { layOut } from './lay-out';
import { withValues } from './with-values';
import type { AgentCommand } from './commands';

/** What a change would do. */
export interface PlannedChange {
  readonly actions: readonly Action[];
  readonly after: Tree;
  readonly differences: readonly Difference[];
  /** What each command leaves: the paths of its component, from the page's content. */
  readonly paths: readonly string[];
  /** What a dialog would complain about, although the change is not to blame. */
  readonly warnings: readonly string[];
}

/**
 * Plans a change with the editor's own commands: each is bound to the page as the ones before it leave it.
 *
 * @throws ToolRefusal if one of them cannot be done; it names the command
 */
export function planChange(
  open: OpenPage,
  commands: readonly AgentCommand[],
  instance: Instance,
): PlannedChange {
  let { tree } = open;
  const actions: Action[] = [];
  const paths: string[] = [];
  const warnings: string[] = [];
  for (const [index, command] of commands.entries()) {
    const bound = inPlace(index, () => {
      const made = commandOf(command, { ...open, tree }, instance, warnings);
      return made && bind(made, tree, open.structure);
    });
    for (const action of bound?.actions ?? []) {
      tree = applied(tree, action);
      actions.push(action);
    }
    const [path = 'component' in command ? absolute(open.root, command.component) : ''] = bound?.paths ?? [];
    paths.push(relative(open.root, path));
  }
  const differences = differencesBetween(open.tree.node as NodeJson, tree.node as NodeJson);
  return { actions, after: tree, differences, paths, warnings };
}

/** Names the command in what it is refused with. */
function inPlace<T>(index: number, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof Refusal)
      throw new ToolRefusal(
        'not-possible',
        `commands/${index}: ${error.message}`,
        'Read the page again with get-aem-page-content, and use paths from there.',
      );
    if (!(error instanceof ToolRefusal)) throw error;
    throw new ToolRefusal(error.code, `commands/${index}: ${error.message}`, error.cure, error.details);
  }
}

/** The editor's command; undefined if nothing would change. */
function commandOf(
  command: AgentCommand,
  open: OpenPage,
  instance: Instance,
  warnings: string[],
): Command | undefined {
  const { root, tree } = open;
  switch (command.type) {
    case 'insert': {
      const { resourceType, position, values = {}, name = nameOf(resourceType) } = command;
      const parent = absolute(root, command.container);
      const { template } = allowedIn(parent, resourceType, open, instance);
      const parentType = typeAt(open, parent);
      const node = { ...(template as ContentNode) };
      const filled = withValues(node, values, dialogOf(resourceType, parentType), resourceType, warnings);
      return { type: 'insert', parent, name, node: filled, position };
    }
    case 'set': {
      const path = absolute(root, command.component);
      if (path === root) {
        const after = withValues(tree.node, command.values, pageDialog, 'page', warnings);
        return setCommand(path, tree.node, after);
      }
      const node = editable(path, open);
      const type = String(propertyOf(node, 'sling:resourceType') ?? '');
      const dialog = dialogOf(type, typeAt(open, parentOf(path)));
      return setCommand(path, node, withValues(node, command.values, dialog, type, warnings));
    }
    case 'style': {
      const { path, node, resource } = stored(command.component, open, instance);
      return chooseStyles(path, node, command.styles, styleGroupsFor(instance, resource));
    }
    case 'layout': {
      const { path, node } = stored(command.component, open, instance);
      return layOut(path, node, command, gridOf(instance, open, path));
    }
    case 'delete':
      editable(absolute(root, command.component), open);
      return { type: 'delete', path: absolute(root, command.component) };
    case 'move':
    case 'copy': {
      const path = absolute(root, command.component);
      const parent = absolute(root, command.container);
      const node = editable(path, open);
      allowedIn(parent, String(propertyOf(node, 'sling:resourceType') ?? ''), open, instance);
      return { type: command.type, path, parent, position: command.position };
    }
  }
}
