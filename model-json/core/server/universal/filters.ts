import type { Resource } from '../../repository/Resource';
import { contentOf } from '../../exporter/shared/pages';
import { insertableComponents } from '../editor/insertable-components';
import type { Instance } from '../Instance';
import { idOf } from './urn';

/** `component-filters.json` of a page: what each of its containers accepts. The policy decides, so it is made for each page. */
export interface UniversalFilter {
  /** The container's path from the page's content: `root/main`. */
  readonly id: string;
  readonly components: readonly string[];
}

/** The filters of a page's containers; those that accept nothing are left out. */
export function universalFilters({ models }: Pick<Instance, 'models'>, page: Resource): UniversalFilter[] {
  const content = contentOf(page);
  if (!content) return [];
  const context = models.context(page);
  const found: UniversalFilter[] = [];
  const visit = (node: Resource): void => {
    const components = insertableComponents(node, context).map(({ resourceType }) => idOf(resourceType));
    if (components.length > 0) found.push({ id: filterIdOf(node.path), components });
    node.children.forEach(visit);
  };
  content.children.forEach(visit);
  return found;
}

/** A container's filter. */
export const filterIdOf = (path: string): string => path.replace(/^.*?\/jcr:content\//, '');
