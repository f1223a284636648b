import type { Resource, ResourceTree } from '../../model-json/core/repository/Resource';
import type { DocNode } from '../generate/docview';
import { resourceNode } from '../package/resource-node';

/** A node as the Java test reads it: properties, children; or only the path of a node that stands elsewhere in the tree. */
type NodeJson =
  | { readonly ref: string }
  | { readonly path?: string; readonly file?: string; readonly p: Properties; readonly c?: Children };

type Properties = DocNode['properties'];
type Children = Readonly<Record<string, NodeJson>>;

/** A resource and all below it, with the types that the content package gives its properties. */
export const contentJson = (resource: Resource): NodeJson =>
  nodeJson(
    resource,
    [...resource.children].map(([name, child]) => [name, contentJson(child)] as const),
  );

/**
 * A page's content as its template makes it. What stands in the tree as it is, is named by its path: so a part that only
 * the template has keeps its place in the template.
 */
export function templatedJson(resource: Resource, tree: ResourceTree): NodeJson {
  if (tree.get(resource.path) === resource) return { ref: resource.path };
  const children = [...resource.children].map(([name, child]) => [name, templatedJson(child, tree)] as const);
  return { path: resource.path, ...nodeJson(resource, children) };
}

const nodeJson = (resource: Resource, children: readonly (readonly [string, NodeJson])[]) => ({
  ...(resource.binary && { file: resource.binary.file }),
  p: resourceNode(resource, () => undefined).properties,
  ...(children.length > 0 && { c: Object.fromEntries(children) }),
});
