import { nameOf, parentOf } from '../../../repository/path';
import { contentProperties, type ContentProperty } from '../content-properties';
import { makeNodes } from '../make-nodes';
import { newChildPath } from '../node-name';
import { isTypeProperty } from '../node-types';
import { orderNode } from '../order-node';
import type { Operation, Post } from '../Post';
import { propertyBefore } from '../values/stored-value';
import { writeFileNode } from '../write-file-node';
import { writeProperty } from '../write-property';

/** The operation without a name: creates or changes the node and others, given by relative paths. */
export const modify: Operation = (post) => {
  const { draft, parameters, target } = post;
  post.path = target.isNewChild ? newChildPath(post, target.path) : target.path;
  const properties = contentProperties(parameters, post.path);
  const all = [...properties.values()];

  post.isCreate = !draft.has(post.path);
  makeNodes(post, post.path, properties);
  for (const isMove of [true, false])
    for (const property of all)
      if (property.source?.isMove === isMove) fetch(post, property, property.source, properties);
  for (const property of all) if (property.isDelete) remove(post, property);
  for (const property of all) {
    if (isTypeProperty(property)) makeNodes(post, parentOf(property.path), properties);
    else if (property.uploads)
      writeFileNode(post, property, property.uploads, (path) => makeNodes(post, path, properties));
    else writeProperty(post, property, (path) => makeNodes(post, path, properties));
  }
  orderNode(post, post.path);
};

/** `@MoveFrom` and `@CopyFrom`: a node or a property from elsewhere; ignored if it does not exist. */
function fetch(
  post: Post,
  property: ContentProperty,
  { path: source, isMove }: NonNullable<ContentProperty['source']>,
  properties: ReadonlyMap<string, ContentProperty>,
): void {
  const { draft, changes } = post;
  const { path } = property;
  const value = draft.property(parentOf(source), nameOf(source));
  const exact = propertyBefore(draft, parentOf(source), nameOf(source))?.exact;
  if (!draft.has(source) && value === undefined) return;
  if (draft.has(path)) {
    draft.remove(path);
    changes.push({ type: 'deleted', argument: path });
  }
  makeNodes(post, parentOf(path), properties);
  if (value === undefined && isMove) draft.move(source, path);
  else if (value === undefined) draft.copy(source, path);
  else {
    draft.setProperty(parentOf(path), nameOf(path), value, exact);
    if (isMove) draft.setProperty(parentOf(source), nameOf(source), undefined);
  }
  changes.push({ type: isMove ? 'moved' : 'copied', argument: [source, path] });
  // Nodes that have just been written must not be deleted.
  property.isDelete = false;
}

/** `@Delete`: reported even if there is nothing to delete, as in Sling. */
function remove(post: Post, { path }: ContentProperty): void {
  const { draft, changes, versions } = post;
  const parent = parentOf(path);
  if (!draft.has(parent)) return;
  if (versions.isAutomatic) versions.touch(parent);
  const name = nameOf(path);
  // A node always has its primary type; without mixins, Oak keeps the empty list.
  if (name === 'jcr:mixinTypes' && draft.property(parent, name) !== undefined) clearMixins(post, parent);
  else if (draft.property(parent, name) !== undefined) draft.setProperty(parent, name, undefined);
  else if (draft.has(path)) draft.remove(path);
  changes.push({ type: 'deleted', argument: path });
}

function clearMixins({ draft, versions }: Post, path: string): void {
  draft.setProperty(path, 'jcr:mixinTypes', []);
  versions.follow(path, false);
}
