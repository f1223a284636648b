import { isPage } from '../../../../core/exporter/shared/pages';
import type { Resource } from '../../../../core/repository/Resource';

/** Paths of a page and its ancestors, for searches below a page. */
export function pagesAbove(page: Resource): string[] {
  const paths: string[] = [];
  for (let node: Resource | undefined = page; node; node = node.parent)
    if (isPage(node)) paths.push(node.path);
  return paths;
}

/** Converts tag ids below a tag to facet values: the path of each below that tag, and those of its ancestors. */
export function tagValues(ids: readonly string[], root: string): string[] {
  const values = ids
    .filter((id) => id.startsWith(`${root}/`))
    .flatMap((id) => {
      const names = id.slice(root.length + 1).split('/');
      return names.map((_, index) => names.slice(0, index + 1).join('/'));
    });
  return [...new Set(values)];
}
