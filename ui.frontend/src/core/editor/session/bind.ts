import { isNode, type ContentNode } from '../sling/content-node';
import { expected, pathAfter, type Action } from './saving/action';
import type { Command } from './EditorSession';
import { freeName, isWithin, nameOf, nodeAt, parentOf, propertyOf, type Tree } from './tree';

/** A command that cannot be carried out, and why, for the author. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

export interface Bound {
  readonly actions: readonly Action[];
  /** Where each command's node stands afterwards. */
  readonly paths: readonly string[];
}

/**
 * Makes a command definite: names free, places there.
 *
 * @param tree the page's own content
 * @param structure the template's, in the place of the page's: what stands only there cannot be changed, but something
 *   can be put into it
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
      // Also where another author has deleted it: the one who edits it is asked whether it comes back.
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
        throw new Refusal(`The place for “${nameOf(from)}” is no longer on the page.`);
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
      own(tree, structure, command.path);
      if (!nodeAt(tree, command.parent)) return intoStructure(command, tree, structure);
      if (command.type === 'move' && isWithin(command.parent, command.path))
        throw new Refusal('Nothing can be moved into itself. Choose another place.');
      const { path, parent, position } = command;
      const stays = command.type === 'move' && parentOf(path) === parent;
      const name = stays ? nameOf(path) : freeName(nodeAt(tree, parent), nameOf(path));
      return at({ kind: command.type, path, to: `${parent}/${name}`, position });
    }
  }
}

function own(tree: Tree, structure: Tree, path: string): void {
  if (nodeAt(tree, path) && path !== tree.root) return;
  throw new Refusal(
    path === tree.root || nodeAt(structure, path)
      ? `“${nameOf(path)}” belongs to the page’s template: change it there.`
      : gone(path),
  );
}

const gone = (path: string) => `“${nameOf(path)}” is no longer on the page.`;

/** A new node; where its parents are the template's only, they come with it. */
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
    if (!model) throw new Refusal(`The place for “${nameOf(path)}” is no longer on the page.`);
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

/** A post cannot write an empty text or list, nor a list of one empty text: Sling takes it for no value. */
const isNothing = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && (value.length === 0 || (value.length === 1 && value[0] === '')));

/** As the server will have it: every node has a type, and what has no value is not there. */
function complete(node: ContentNode): ContentNode {
  const members = Object.entries(node).filter(([, value]) => !isNothing(value));
  return Object.fromEntries([
    ['jcr:primaryType', node['jcr:primaryType'] ?? 'nt:unstructured'],
    ...members.map(([name, value]) => [name, isNode(value) ? complete(value) : value]),
  ]) as ContentNode;
}

/** The first thing in a container that only the template has so far: made there, and taken away where it was. */
function intoStructure(
  { type, path, parent, position }: Extract<Command, { type: 'move' | 'copy' }>,
  tree: Tree,
  structure: Tree,
): BoundOne {
  const made = create(`${parent}/${nameOf(path)}`, nodeAt(tree, path)!, position, tree, structure);
  if (type === 'copy') return made;
  return { ...made, actions: [...made.actions, { kind: 'remove', path }] };
}
