import { isNode, type ContentNode } from '../../sling/content-node';
import type { SlingClient } from '../../sling/SlingClient';

/** Whether visitors see the page as authors do. */
export interface Publication {
  readonly published: boolean;
  readonly changedSince: boolean;
}

export interface FoundPage {
  readonly path: string;
  readonly title: string;
  /** ISO date. */
  readonly modified?: string;
  /** Excluded from search engines. */
  readonly isNoindex: boolean;
  /** Undefined if the server does not say. */
  readonly publication?: Publication;
  /** Whether the authors' or the visitors' file is damaged. */
  readonly isDamaged?: boolean;
}

/** The server's maximum for one response. */
const portion = 200;

/** All pages that authors edit, in content order; given search words, only those that contain them. */
export async function findPages(sling: SlingClient, search = ''): Promise<readonly FoundPage[]> {
  const from = (offset: number) =>
    sling.query({
      type: 'cq:Page',
      path: '/content',
      'p.limit': String(portion),
      'p.offset': String(offset),
      'p.hits': 'full',
      'p.nodedepth': '1',
      ...(search.trim() && { fulltext: search.trim() }),
    });
  const first = await from(0);
  const offsets = Array.from({ length: Math.ceil(first.total / portion) }, (_, i) => i * portion).slice(1);
  const rest = await Promise.all(offsets.map(from));
  return [first, ...rest].flatMap(({ hits }) => hits.map(pageOf));
}

function pageOf(hit: ContentNode): FoundPage {
  const path = String(hit['jcr:path'] ?? hit.path);
  const content = isNode(hit['jcr:content']) ? hit['jcr:content'] : {};
  const robots = content['cq:robotsTags'];
  const { publication } = hit;
  return {
    path,
    title: text(content['jcr:title']) ?? path.slice(path.lastIndexOf('/') + 1),
    modified: text(content['cq:lastModified']),
    isNoindex: (Array.isArray(robots) ? robots : [robots]).includes('noindex'),
    publication: isNode(publication) ? publicationOf(publication) : undefined,
    isDamaged: hit['damaged'] === true,
  };
}

const publicationOf = ({ published, changedSince }: ContentNode): Publication => ({
  published: published === true,
  changedSince: changedSince === true,
});

const text = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);
