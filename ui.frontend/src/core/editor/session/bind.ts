import { isNode, type ContentNode } from '../sling/content-node';
import { expected, pathAfter, type Action } from './saving/action';
import type { Command } from './EditorSession';
import { freeName, isWithin, nameOf, nodeAt, parentOf, propertyOf, type Tree } from './tree';
import { t } from '../../../../../shared/authoring/language/t';

/** A command that cannot be carried out; the message explains why to the author. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

export interface Bound {
  readonly actions: readonly Action[];
  /** The paths of each command's node afterwards. */
  readonly paths: readonly string[];
}

/**
 * Resolves a command into actions, with free names and existing parents.
 *
 * @param tree the page's own content
 * @param structure the template's structure, rooted at the page: its nodes cannot be changed, but can receive children
 * @throws Refusal
 */
export function bind(command: Command, tree: Tree, structure: Tree): Bound {
  if (command.type !== 'group') {
    const { actions, path } = bindOne(command, tree, structure);
    return { actions, paths: [path] };
  }
  const actions: Action[] = [];
  const paths: string[] = [];
  let now = tree;
  for (const one of command.commands) {
    const bound = bind(one, now, structure);
    actions.push(...bound.actions);
    paths.push(...bound.paths);
    now = bound.actions.reduce(expected, now);
  }
  return { actions, paths };
}

interface BoundOne {
  readonly actions: readonly Action[];
  readonly path: string;
}

function bindOne(command: Exclude<Command, { type: 'group' }>, tree: Tree, structure: Tree): BoundOne {
  const at = (action: Action): BoundOne => ({ actions: [action], path: pathAfter(action) });
  switch (command.type) {
    case 'set': {
      const { path } = command;
      const properties = Object.fromEntries(
        Object.entries(command.properties).map(([name, value]) => [name, isNothing(value) ? null : value]),
      );
      const children = Object.fromEntries(
        Object.entries(command.children ?? {}).map(([name, child]) => [name, child && complete(child)]),
      );
      const isTemplates = !nodeAt(tree, path) && nodeAt(structure, path) !== undefined;
      if (!isTemplates && !nodeAt(tree, path) && !command.base) throw new Refusal(gone(path));
      // Even if another author has deleted the node: its editor is asked whether to restore it.
      if (!isTemplates) return at({ kind: 'write', path, properties, children });
      const members = Object.entries({ ...properties, ...children }).filter(([, value]) => value !== null);
      return create(path, Object.fromEntries(members), 'last', tree, structure);
    }
    case 'insert': {
      const name = freeName(nodeAt(tree, command.parent), command.name);
      return create(`${command.parent}/${name}`, command.node, command.position, tree, structure);
    }
    case 'bring': {
      const { path: from, node, parent, position } = command;
      const isThere = nodeAt(tree, parent) !== undefined;
      if (!isThere && !nodeAt(structure, parent))
        throw new Refusal(t('The container for “{name}” is no longer on the page.', { name: nameOf(from) }));
      const made = isThere ? undefined : create(parent, {}, 'last', tree, structure);
      const path = `${parent}/${freeName(nodeAt(tree, parent), nameOf(from))}`;
      const bring: Action = { kind: 'bring', from, path, node, position };
      return { actions: [...(made?.actions ?? []), bring], path };
    }
    case 'delete':
      own(tree, structure, command.path);
      return at({ kind: 'remove', path: command.path });
    case 'move':
    case 'copy': {
      const node = own(tree, structure, command.path);
      if (!nodeAt(tree, command.parent)) return intoStructure(command, node, tree, structure);
      if (command.type === 'move' && isWithin(command.parent, command.path))
        throw new Refusal(t('A component cannot be moved into itself. Choose another place.'));
      const { path, parent, position } = command;
      const stays = command.type === 'move' && parentOf(path) === parent;
      const name = stays ? nameOf(path) : freeName(nodeAt(tree, parent), nameOf(path));
      return at({ kind: command.type, path, to: `${parent}/${name}`, position });
    }
  }
}

/** @throws Refusal if the node does not belong to the page */
function own(tree: Tree, structure: Tree, path: string): ContentNode {
  const node = nodeAt(tree, path);
  if (node && path !== tree.root) return node;
  throw new Refusal(
    path === tree.root || nodeAt(structure, path)
      ? t('“{name}” belongs to the page’s template: change it there.', { name: nameOf(path) })
      : gone(path),
  );
}

const gone = (path: string) => t('“{name}” is no longer on the page.', { name: nameOf(path) });

/** Creates a node, along with ancestors that exist only in the template. */
function create(
  path: string,
  node: ContentNode,
  position: Extract<Action, { kind: 'create' }>['position'],
  tree: Tree,
  structure: Tree,
): BoundOne {
  let top = path;
  let whole = withType(node, nodeAt(structure, path));
  while (!nodeAt(tree, parentOf(top))) {
    const parent = parentOf(top);
    const model = nodeAt(structure, parent);
    if (!model)
      throw new Refusal(t('The container for “{name}” is no longer on the page.', { name: nameOf(path) }));
    whole = withType({ [nameOf(top)]: whole }, model);
    top = parent;
  }
  const place = top === path ? position : 'last';
  return { actions: [{ kind: 'create', path: top, node: whole, position: place }], path };
}

const withType = (node: ContentNode, model: ContentNode | undefined): ContentNode => {
  const resourceType = propertyOf(model, 'sling:resourceType');
  const primaryType = propertyOf(model, 'jcr:primaryType') ?? 'nt:unstructured';
  return complete({
    'jcr:primaryType': primaryType,
    ...(resourceType !== undefined && { 'sling:resourceType': resourceType }),
    ...node,
  });
};

/** A post cannot write an empty text or list, nor a list of one empty text: Sling treats these as no value. */
const isNothing = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && (value.length === 0 || (value.length === 1 && value[0] === '')));

/** The node as the server will store it: every node has a type, and empty values are dropped. */
function complete(node: ContentNode): ContentNode {
  const members = Object.entries(node).filter(([, value]) => !isNothing(value));
  return {
    'jcr:primaryType': 'nt:unstructured',
    ...Object.fromEntries(members.map(([name, value]) => [name, isNode(value) ? complete(value) : value])),
  };
}

/**
 * The first node in a container that so far exists only in the template: created there, and removed from its old place.
 */
function intoStructure(
  { type, path, parent, position }: Extract<Command, { type: 'move' | 'copy' }>,
  node: ContentNode,
  tree: Tree,
  structure: Tree,
): BoundOne {
  const made = create(`${parent}/${nameOf(path)}`, node, position, tree, structure);
  if (type === 'copy') return made;
  return { ...made, actions: [...made.actions, { kind: 'remove', path }] };
}
