import { childPages, pageProperties } from '../exporter/shared/pages';
import { flag, texts } from '../exporter/shared/properties';
import type { Resource, ResourceTree } from '../repository/Resource';

export interface VanityPath {
  readonly page: Resource;
  /** `sling:redirect`: the browser is sent to the page's own address instead of reading it here. */
  readonly redirect: boolean;
}

/** Every `sling:vanityPath` of the site's pages. Where two pages want the same path, the first in the tree has it. */
export function vanityPaths(tree: ResourceTree): ReadonlyMap<string, VanityPath> {
  const paths = new Map<string, VanityPath>();
  const visit = (page: Resource): void => {
    const properties = pageProperties(page);
    for (const path of texts(properties, 'sling:vanityPath') ?? []) {
      const absolute = path.startsWith('/') ? path : `/${path}`;
      if (!paths.has(absolute))
        paths.set(absolute, { page, redirect: flag(properties, 'sling:redirect') ?? false });
    }
    childPages(page).forEach(visit);
  };
  for (const child of tree.get('/content')?.children.values() ?? []) visit(child);
  return paths;
}
