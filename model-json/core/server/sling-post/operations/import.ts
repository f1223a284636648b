import { checkNode, MAX_DEPTH } from '../../../repository/check-node';
import { isNode, type NodeJson } from '../../../repository/node-json';
import { childOf, parentOf } from '../../../repository/path';
import { HttpError } from '../../http/http-error';
import { newChildPath } from '../node-name';
import { orderNode } from '../order-node';
import type { Operation, Post } from '../Post';
import { messageOf } from '../../../../../shared/checked/error-parts';
import { isObject } from '../../../../../shared/checked/is-object';

/**
 * `:operation=import`: a tree of nodes as JSON, below the node as `:name` (or `:nameHint`), or without a name into the
 * node itself. Existing content is kept, unless `:replaceProperties` allows replacing properties, or `:replace` whole
 * nodes.
 */
export const importContent: Operation = (post) => {
  const { draft, parameters, target } = post;
  const parent = target.path;
  if (!draft.has(parent)) throw new HttpError(404, `There is nothing at ${parent} to import into`);
  const content = contentOf(post);
  if (parameters.get(':name') === undefined && parameters.get(':nameHint') === undefined) {
    merge(post, parent, content);
    post.isCreate = post.changes[0]?.type === 'created';
    return;
  }
  const name = parameters.get(':name');
  const existing = name !== undefined && draft.has(childOf(parent, name)) ? childOf(parent, name) : undefined;
  if (existing !== undefined && !parameters.isTrue(':replace'))
    throw new HttpError(
      412,
      `Cannot import ${existing}: it exists already; send :replace=true to replace it`,
    );
  post.path = existing ?? newChildPath(post, parent);
  post.isCreate = existing === undefined;
  put(post, post.path, content);
  orderNode(post, post.path);
};

function contentOf(post: Post): NodeJson {
  const { parameters } = post;
  const type = parameters.get(':contentType');
  if (type === undefined)
    throw new HttpError(412, 'The type of the content is missing; send :contentType=json');
  if (type !== 'json') throw new HttpError(422, `:contentType=${type} is not supported; send json`);
  const text = parameters.get(':content') ?? parameters.get(':contentFile');
  if (text === undefined)
    throw new HttpError(412, 'There is nothing to import; send :content or :contentFile');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new HttpError(422, `:content is not valid JSON: ${messageOf(error)}`);
  }
  if (!isObject(json))
    throw new HttpError(422, ':content is not a node; send an object with properties and child nodes');
  const content = complete(json);
  checkNode(':content', post.target.path, content);
  return content;
}

type Members = Readonly<Record<string, unknown>>;

/**
 * The node as stored: with a default type if missing, without the sizes of binaries in Sling's JSON.
 *
 * @throws HttpError 422 for content nested too deep to be read again
 */
function complete(json: Members, depth = 0): Members {
  if (depth > MAX_DEPTH) throw new HttpError(422, `:content is nested more than ${MAX_DEPTH} nodes deep`);
  const members = Object.entries(json).flatMap(([name, member]): [string, unknown][] => {
    if (name.startsWith(':')) return [];
    return [[name, isObject(member) ? complete(member, depth + 1) : member]];
  });
  return { 'jcr:primaryType': 'nt:unstructured', ...Object.fromEntries(members) };
}

function merge(post: Post, path: string, content: NodeJson): void {
  const { draft, parameters, changes } = post;
  const before = draft.properties(path) ?? {};
  for (const [name, member] of Object.entries(content)) {
    const child = childOf(path, name);
    if (!isNode(member)) {
      if (name === 'jcr:primaryType') continue;
      if (Object.hasOwn(before, name) && !parameters.isTrue(':replaceProperties')) continue;
      draft.setProperty(path, name, member);
      changes.push({ type: 'modified', argument: child });
    } else if (draft.has(child) && !parameters.isTrue(':replace')) merge(post, child, member);
    else put(post, child, member);
  }
}

/** Creates a node, replacing an existing one. */
function put({ draft, changes }: Post, path: string, content: NodeJson): void {
  const isThere = draft.has(path);
  const siblings = draft.childNames(parentOf(path));
  const next = siblings[siblings.indexOf(path.slice(path.lastIndexOf('/') + 1)) + 1];
  if (isThere) draft.remove(path);
  draft.create(path, content);
  if (isThere) draft.order(path, next);
  changes.push({ type: 'created', argument: path });
}
