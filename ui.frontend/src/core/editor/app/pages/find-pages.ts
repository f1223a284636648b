import { isNode, type ContentNode } from '../../sling/content-node';
import type { SlingClient } from '../../sling/SlingClient';

/** Whether visitors see a page as its authors do. */
export interface Publication {
  readonly published: boolean;
  readonly changedSince: boolean;
}

export interface FoundPage {
  readonly path: string;
  readonly title: string;
  /** ISO date. */
  readonly modified?: string;
  /** Search engines are asked to leave it out. */
  readonly isNoindex: boolean;
  /** Absent where the server does not say. */
  readonly publication?: Publication;
  /** Its file is damaged, author's or that of visitors. */
  readonly isDamaged?: boolean;
}

/** As many as the server gives in one answer. */
const portion = 200;

/** All pages that authors edit, in the order of the content; with words, those that have them. */
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
    publication: isNode(publication) ? (publication as unknown as Publication) : undefined,
    isDamaged: hit['damaged'] === true,
  };
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);
