import { pageProperties, pagesFrom } from '../../exporter/shared/pages';
import { text } from '../../exporter/shared/properties';
import type { Resource } from '../../repository/Resource';

/** Of each template. What is special to it is then on more than one page. */
const OF_EACH = 2;

/** A few pages of a site, in the order of its tree. Redirects have no HTML. */
export function samplePages(root: Resource): Resource[] {
  const counts = new Map<string, number>();
  return [...pagesFrom(root)].filter((page) => {
    const properties = pageProperties(page);
    const template = text(properties, 'cq:template') ?? '';
    const count = counts.get(template) ?? 0;
    if (count >= OF_EACH || text(properties, 'cq:redirectTarget')) return false;
    counts.set(template, count + 1);
    return true;
  });
}
