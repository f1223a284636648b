import type { Command, ContentNode } from '../../session/EditorSession';
import { siblingsOf, nameOf, type ContentTree } from '../content-tree';
import type { Place } from './insertion';

const groupOf = (commands: readonly Command[]): Command => {
  const [first, second] = commands;
  return first && !second ? first : { type: 'group', commands };
};

export const deletion = (paths: readonly string[]): Command =>
  groupOf(paths.map((path) => ({ type: 'delete', path })));

/** Moves or copies items to a place, keeping their order. */
export function relocation(type: 'move' | 'copy', paths: readonly string[], place: Place): Command {
  return groupOf(inPlaceOrder(paths, place).map((path) => ({ type, path, ...place })));
}

/** Pastes copies of another page's components at a place. */
export function pasting(items: readonly { path: string; node: ContentNode }[], place: Place): Command {
  const commands = inPlaceOrder(items, place).map(({ path, node }): Command => ({
    type: 'insert',
    ...place,
    name: nameOf(path),
    node,
  }));
  return groupOf(commands);
}

/** Moves another page's components to a place. */
export function moveInto(items: readonly { path: string; node: ContentNode }[], place: Place): Command {
  return groupOf(
    inPlaceOrder(items, place).map(({ path, node }): Command => ({ type: 'bring', ...place, path, node })),
  );
}

/** Each item goes directly after the anchor, so the last one goes first. */
function inPlaceOrder<T>(items: readonly T[], { position }: Place): readonly T[] {
  const isAfter = typeof position === 'object' && 'after' in position;
  return isAfter || position === 'first' ? [...items].reverse() : items;
}

/** Inserts a component with its initial content. */
export function insertion(
  resourceType: string,
  template: ContentNode | undefined,
  { parent, position }: Place,
  extra: ContentNode = {},
): Command {
  const node: ContentNode = {
    'jcr:primaryType': 'nt:unstructured',
    ...template,
    'sling:resourceType': resourceType,
    ...extra,
  };
  return { type: 'insert', parent, name: nameOf(resourceType), node, position };
}

/** Moves an item one step among its siblings; undefined at the end. */
export function stepped(tree: ContentTree, path: string, step: 1 | -1): Command | undefined {
  const item = tree.get(path);
  if (!item || item.isRoot || item.parent === undefined) return undefined;
  const siblings = siblingsOf(tree, path);
  const other = siblings[siblings.indexOf(path) + step];
  if (other === undefined) return undefined;
  const name = nameOf(other);
  return {
    type: 'move',
    path,
    parent: item.parent,
    position: step === 1 ? { after: name } : { before: name },
  };
}
