import type { Resource, ResourceTree } from '../../model-json/core/repository/Resource';
import type { DocNode } from '../generate/docview';
import { resourceNode } from '../package/resource-node';

/** A node as the Java test reads it: properties, children; or only the path of a node elsewhere in the tree. */
type NodeJson =
  | { readonly ref: string }
  | { readonly path?: string; readonly file?: string; readonly p: Properties; readonly c?: Children };

type Properties = DocNode['properties'];
type Children = Readonly<Record<string, NodeJson>>;

/** A resource and its descendants, with property types as in the content package. */
export const contentJson = (resource: Resource): NodeJson =>
  nodeJson(
    resource,
    [...resource.children].map(([name, child]) => [name, contentJson(child)] as const),
  );

/**
 * A page's content merged with its template. Parts that are in the tree unchanged are referenced by path, so that
 * template-only parts keep their place in the template.
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
