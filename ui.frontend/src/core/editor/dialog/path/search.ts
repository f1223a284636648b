import type { ContentNode } from '../../session/EditorSession';
import { sling } from '../../sling/sling';
import { folded } from '../../words/folded';
import { isAccepted, placeOf, type Place } from './browse';

export interface Search {
  /** Only descendants of this path are found. */
  readonly root: string;
  readonly words: string;
  /** A media type; all if omitted. */
  readonly accepts?: string;
  /** The page being edited. */
  readonly from?: string;
}

export interface Found {
  /** Best first. */
  readonly places: readonly Place[];
  /** Whether the server has more. */
  readonly hasMore: boolean;
}

interface Hit extends ContentNode {
  readonly 'jcr:path': string;
}

/**
 * Searches pages or assets below a root with AEM's QueryBuilder: matches by title or address come first, and among them
 * those of the author's own site.
 * @throws SlingError
 */
export async function search({ root, words, accepts, from }: Search): Promise<Found> {
  const site = from === undefined ? undefined : siteOf(from);
  const isOfSites = site !== undefined && isBelow(site, root);
  const [all, own] = await Promise.all([
    ask(root, words),
    // Many sites have the same pages: the edited site's own must not fall outside the limit.
    isOfSites ? ask(site, words) : undefined,
  ]);
  const hits = new Map([...(own?.hits ?? []), ...all.hits].map((hit) => [hit['jcr:path'], hit]));
  const places = [...hits.values()]
    .flatMap((hit) => placeOf(hit['jcr:path'], hit) ?? [])
    .filter((place) => isAccepted(place, accepts));
  const rank = (place: Place) =>
    (isNamed(place, words) ? 0 : 2) + (isOfSites && isBelow(place.path, site) ? 0 : 1);
  return { places: places.sort((a, b) => rank(a) - rank(b)), hasMore: all.total > hits.size };
}

function ask(path: string, words: string) {
  const isOfAssets = path.startsWith('/content/dam');
  return sling.query<Hit>({
    path,
    type: isOfAssets ? 'dam:Asset' : 'cq:Page',
    fulltext: words,
    orderby: '@jcr:score',
    'orderby.sort': 'desc',
    'p.limit': '50',
    'p.hits': 'full',
    // Titles are in `jcr:content`, or `jcr:content/metadata` for assets.
    'p.nodedepth': isOfAssets ? '2' : '1',
  });
}

/** `/content/<site>/<country>/<language>` of a page, or of a fragment for that site. */
const siteOf = (page: string): string =>
  page.replace('/content/experience-fragments/', '/content/').split('/').slice(0, 5).join('/');

const isBelow = (path: string, root: string): boolean => path === root || path.startsWith(`${root}/`);

function isNamed({ title, path }: Place, words: string): boolean {
  const name = folded(`${title} ${path.slice(path.lastIndexOf('/') + 1)}`);
  return folded(words)
    .split(/\s+/)
    .every((word) => name.includes(word));
}
