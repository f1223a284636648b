import { PathError } from '../../errors';
import { isNode, type NodeJson } from '../../node-json';
import type { Edit } from '../../Repository';

/**
 * Changes one node of a page.
 *
 * @param page the content of a page's file; is modified
 * @param owner the path of that page
 * @param path the node's path, at or below the page's
 * @returns the page; undefined if the edit removed the page itself
 * @throws PathError if the node has no parent in the page, or the path is that of a property
 */
export function replaceNode(
  page: NodeJson | undefined,
  owner: string,
  path: string,
  edit: Edit,
): NodeJson | undefined {
  if (path === owner) return edit(page);
  const names = path.slice(owner.length + 1).split('/');
  const name = names.pop() ?? '';
  let parent = page;
  for (const step of names) {
    const child: NodeJson[string] | undefined = parent && ownMember(parent, step);
    parent = isNode(child) ? child : undefined;
  }
  if (!parent) throw new PathError(path, 'has no parent; write the parent first');
  const member = ownMember(parent, name);
  if (member !== undefined && !isNode(member)) throw new PathError(path, 'is a property; write its node');
  const isPlace = member !== undefined && Object.keys(member).length === 0;
  const node = edit(isPlace ? undefined : member);
  if (node) parent[name] = node;
  else delete parent[name];
  return page;
}

function ownMember(node: NodeJson, name: string): NodeJson[string] | undefined {
  return Object.hasOwn(node, name) ? node[name] : undefined;
}
