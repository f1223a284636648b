import { besideOf, isBeside, type Exact } from '../../../repository/exact-values';
import { isNode, type NodeJson } from '../../../repository/node-json';
import { childOf, parentOf } from '../../../repository/path';
import { isVersionable } from '../../../repository/versions/versionable';
import { HttpError } from '../../http/http-error';
import { contentProperties } from '../content-properties';
import { importedContent, withTypes } from '../imported-content';
import { makeNodes } from '../make-nodes';
import { newChildPath } from '../node-name';
import { orderNode } from '../order-node';
import type { Operation, Post } from '../Post';

/**
 * `:operation=import`: a tree of nodes as JSON, below the node as `:name` (or `:nameHint`), or without a name into the
 * node itself, which is created if it does not exist. Existing content is kept, unless `:replaceProperties` allows
 * replacing properties, or `:replace` whole nodes.
 */
export const importContent: Operation = (post) => {
  const { draft, parameters, target, changes } = post;
  makeNodes(post, target.path, contentProperties(parameters, target.path));
  const name = parameters.get(':name') || undefined;
  const isNamed = name !== undefined || (parameters.get(':nameHint') ?? '') !== '';
  const existing =
    name !== undefined && draft.has(childOf(target.path, name)) ? childOf(target.path, name) : undefined;
  if (existing !== undefined && !parameters.isTrue(':replace'))
    throw new HttpError(
      412,
      `Cannot import ${existing}: it exists already; send :replace=true to replace it`,
    );
  const root = isNamed ? (existing ?? newChildPath(post, target.path)) : target.path;
  const content = importedContent(parameters, root);
  if (isNamed) put(post, root, content);
  else merge(post, root, content);
  post.isCreate = existing === undefined;
  // Like Sling, the answer is about whatever was created first, even a property.
  const [first] = changes;
  if (first?.type === 'created') post.path = first.argument;
  if (parameters.isTrue(':checkin')) checkInNew(post);
  if (isNamed) orderNode(post, root);
};

/** `:checkin=true`: nodes that the import makes versionable get their first version. */
function checkInNew({ stored, versions, changes }: Post): void {
  const created = changes.flatMap(({ type, argument }) => (type === 'created' ? [String(argument)] : []));
  for (const path of created) if (isVersionable(stored.properties(path))) versions.checkIn(path);
}

function merge(post: Post, path: string, content: NodeJson): void {
  const { draft, parameters } = post;
  const before = draft.properties(path) ?? {};
  for (const [name, member] of Object.entries(content)) {
    if (isBeside(name)) continue;
    const child = childOf(path, name);
    if (isNode(member)) {
      if (draft.has(child) && !parameters.isTrue(':replace')) merge(post, child, member);
      else put(post, child, member);
    } else if (!isType(name) && (!Object.hasOwn(before, name) || parameters.isTrue(':replaceProperties'))) {
      if (Object.hasOwn(before, name) && Array.isArray(before[name]) !== Array.isArray(member))
        throw new HttpError(409, `${child}: a list cannot replace a single value, nor the other way round`);
      draft.setProperty(path, name, member, content[besideOf(name)] as Exact | undefined);
      post.changes.push({ type: 'created', argument: child });
    }
  }
}

/** Creates a node as the last child, in place of an existing one. */
function put(post: Post, path: string, content: NodeJson): void {
  if (post.draft.has(path)) post.draft.remove(path);
  post.draft.create(path, withTypes(content, post.draft.property(parentOf(path), 'jcr:primaryType')));
  report(post, path, content);
}

/** Like Sling, reports each property of a new node as created. */
function report(post: Post, path: string, content: NodeJson): void {
  post.changes.push({ type: 'created', argument: path });
  post.versions.follow(path, true);
  for (const [name, member] of Object.entries(content)) {
    if (isNode(member)) report(post, childOf(path, name), member);
    else if (!isType(name) && !isBeside(name))
      post.changes.push({ type: 'created', argument: childOf(path, name) });
  }
}

const isType = (name: string) => name === 'jcr:primaryType' || name === 'jcr:mixinTypes';
