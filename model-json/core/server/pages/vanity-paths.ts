import { pageProperties } from '../../exporter/shared/pages';
import { flag, texts } from '../../exporter/shared/properties';
import type { Resource, ResourceTree } from '../../repository/Resource';

export interface VanityPath {
  readonly page: Resource;
  /** `sling:redirect`: the browser is redirected to the page's own address instead of reading it here. */
  readonly redirect: boolean;
}

/** Every `sling:vanityPath` of the site's pages. If two pages have the same path, the first in the tree gets it. */
export function vanityPaths(tree: ResourceTree): ReadonlyMap<string, VanityPath> {
  const paths = new Map<string, VanityPath>();
  const visit = (node: Resource): void => {
    const properties = pageProperties(node);
    for (const path of texts(properties, 'sling:vanityPath') ?? []) {
      const absolute = path.startsWith('/') ? path : `/${path}`;
      if (!paths.has(absolute))
        paths.set(absolute, { page: node, redirect: flag(properties, 'sling:redirect') ?? false });
    }
    for (const child of node.children.values()) if (child.name !== 'jcr:content') visit(child);
  };
  const root = tree.get('/content');
  if (root) visit(root);
  return paths;
}
