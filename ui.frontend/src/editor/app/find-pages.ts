import { isNode, type ContentNode } from '../sling/content-node';
import type { SlingClient } from '../sling/SlingClient';

export interface FoundPage {
  readonly path: string;
  readonly title: string;
  /** ISO date. */
  readonly modified?: string;
}

/** More than a site of this kind has; the table says so where it is not enough. */
const limit = 1000;

/** Pages that authors edit, by path; with words, those that have them. */
export async function findPages(
  sling: SlingClient,
  search: string,
): Promise<{ pages: readonly FoundPage[]; total: number }> {
  const { hits, total } = await sling.query({
    type: 'cq:Page',
    path: '/content',
    orderby: 'path',
    'p.limit': String(limit),
    'p.hits': 'full',
    'p.nodedepth': '1',
    ...(search.trim() && { fulltext: search.trim() }),
  });
  return { total, pages: hits.map(pageOf) };
}

function pageOf(hit: ContentNode): FoundPage {
  const path = String(hit['jcr:path'] ?? hit.path);
  const content = isNode(hit['jcr:content']) ? hit['jcr:content'] : {};
  return {
    path,
    title: text(content['jcr:title']) ?? path.slice(path.lastIndexOf('/') + 1),
    modified: text(content['cq:lastModified']),
  };
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);
