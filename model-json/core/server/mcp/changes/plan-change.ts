import {
  applied,
  bind,
  nameOf,
  nodeAt,
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
import { insertableComponents, type InsertableComponent } from '../../editor/insertable-components';
import type { Instance } from '../../Instance';
import { dialogOf, pageDialog, type ComponentDialog } from '../content/dialog-of';
import { absolute, relative, type OpenPage } from '../content/Document';
import { writeValues, type PlainValues } from '../content/form-values';
import { valuesSchema } from '../content/values-schema';
import { ToolRefusal } from '../refusals';
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

function typeAt({ shown, tree }: OpenPage, path: string): string {
  const node = nodeAt(tree, path) ?? nodeAt(shown, path);
  return String(propertyOf(node, 'sling:resourceType') ?? '');
}

/** A component that authors can change. @throws ToolRefusal if there is none, or the template has locked it */
function editable(path: string, { root, tree, structure, isEditable }: OpenPage): ContentNode {
  const node = nodeAt(tree, path) ?? nodeAt(structure, path);
  const name = relative(root, path);
  if (!node || propertyOf(node, 'sling:resourceType') === undefined)
    throw new ToolRefusal(
      'not-found',
      `There is no component at ${name} on this page.`,
      'Read the page with get-aem-page-content, and use a path from there.',
    );
  if (!isEditable(path))
    throw new ToolRefusal(
      'not-allowed',
      `${name} belongs to the page’s template, so no page can change it.`,
      'Choose a component whose isEditable is true, or ask a person to change the template.',
    );
  return node;
}

/** The component, if its container takes it. @throws ToolRefusal if it does not */
function allowedIn(
  container: string,
  resourceType: string,
  { root, tree, structure, isEditable }: OpenPage,
  { repository, models }: Instance,
): InsertableComponent {
  const name = relative(root, container);
  const resource = nodeAt(tree, container) && repository.get(container);
  if (!resource && (nodeAt(tree, container) ?? nodeAt(structure, container)))
    throw new ToolRefusal(
      'not-possible',
      `${name} is not stored on this page yet.`,
      'Apply the commands that create it first, then send those that fill it in a call of their own.',
    );
  const allowed = resource ? insertableComponents(resource, models.context(resource)) : [];
  const found = allowed.find((each) => each.resourceType === resourceType);
  // The container itself can be locked while what is in it is not.
  if (found && isEditable(`${container}/any`)) return found;
  const names = allowed.map((each) => each.resourceType);
  throw new ToolRefusal(
    'not-allowed',
    resource ? `${name} takes no ${resourceType}.` : `There is no container at ${name} on this page.`,
    names.length > 0
      ? `Insert one of these: ${names.slice(0, 40).join(', ')}.`
      : 'Choose a container that has allowedComponents in get-aem-page-content.',
  );
}

/** @throws ToolRefusal for values that the dialog would not save */
function withValues(
  node: ContentNode,
  given: PlainValues,
  dialog: ComponentDialog | undefined,
  type: string,
  warnings: string[],
): ContentNode {
  if (Object.keys(given).length === 0) return node;
  if (!dialog)
    throw new ToolRefusal(
      'not-possible',
      `${type} has no dialog, so it has no values to set.`,
      'Leave values out, or ask a developer to give the component a dialog.',
    );
  const cure = 'See the schema of its values with get-aem-page-content-definition, and correct them.';
  const parsed = valuesSchema(dialog.fields).safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(
      ({ path, message }) => `${path.join('/') || 'values'}: ${message}`,
    );
    throw new ToolRefusal(
      'invalid',
      `The values are not those of ${dialog.title}: ${faults.join('; ')}.`,
      cure,
    );
  }
  const written = writeValues(dialog.fields, node, parsed.data as PlainValues);
  const lines = (problems: typeof written.problems) =>
    problems.map(({ place, message }) => `${place}: ${message}`);
  if (written.problems.length > 0)
    throw new ToolRefusal(
      'invalid',
      `${dialog.title} would not be saved: ${lines(written.problems).join(' ')}`,
      cure,
    );
  warnings.push(...lines(written.warnings));
  return written.node;
}
