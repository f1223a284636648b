import { containingPage } from '../../exporter/shared/pages';
import { resourceTypeOf } from '../../exporter/shared/properties';
import { neverFollows } from '../../repository/derived/merge-properties';
import { isNode, toJson, type NodeJson } from '../../repository/node-json';
import { childOf, parentOf } from '../../repository/path';
import type { Resource, ResourceTree } from '../../repository/Resource';
import { HttpError } from '../http/http-error';
import { t } from '../../../../shared/authoring/language/t';

const MOST = 50;

/**
 * Components of a page beside each other, with all that is in them, by name and in the order of the page. They have what
 * they show now: inherited content is copied, and what is left of its inheritance is not.
 *
 * @throws HttpError 400 if they are none or are not beside each other, 404 if one does not exist
 */
export function chosenComponents(paths: readonly string[], tree: ResourceTree): NodeJson {
  const [first] = paths;
  if (first === undefined || paths.length > MOST)
    throw new HttpError(400, `component: send the paths of 1 to ${MOST} components of a page`);
  const parent = parentOf(first);
  for (const path of paths) {
    const node = tree.get(path);
    if (!node) throw new HttpError(404, t('There is no component at {path}', { path }));
    if (!isComponent(node))
      throw new HttpError(400, t('{path} is not a component of a page; send one that is', { path }));
    if (parentOf(path) !== parent)
      throw new HttpError(
        400,
        t('{path} is not beside {first}; send components of one container', { path, first }),
      );
  }
  const inOrder = [...(tree.get(parent)?.children.values() ?? [])].filter(({ path }) => paths.includes(path));
  return Object.fromEntries(inOrder.map((node) => [node.name, withoutState(toJson(node))]));
}

/** Without what says how a node of a live copy relates to its source, who locked it, or when it was published. */
function withoutState(node: NodeJson): NodeJson {
  const members = Object.entries(node).filter(([name]) => !neverFollows(name));
  return Object.fromEntries(
    members.map(([name, member]) => [name, isNode(member) ? withoutState(member) : member]),
  );
}

/** Inside the content of a page, below the container that its template fixes. */
function isComponent(node: Resource): boolean {
  const page = containingPage(node);
  const top = page && childOf(page.path, 'jcr:content');
  return (
    top !== undefined &&
    node.path.startsWith(`${top}/`) &&
    parentOf(node.path) !== top &&
    Boolean(resourceTypeOf(node))
  );
}
