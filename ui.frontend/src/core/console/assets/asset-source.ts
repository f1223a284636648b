import { addressOf, thumbnailOf, type SlingClient } from '../http/sling';
import { nameOf, parentOf, type ItemSource, type ItemState } from '../views/Item';
import { iconOf, kindOf } from './asset-kind';
import type { AssetItem, Metadata } from './AssetItem';
import { textOf } from './AssetItem';
import { t } from '../../../../../shared/authoring/language/t';

export const DAM = '/content/dam';

/** An entity of the Assets HTTP API. */
export interface Entity {
  readonly class: readonly string[];
  readonly properties: {
    readonly name: string;
    readonly 'dc:title'?: string;
    readonly items?: number;
    readonly contentFragment?: boolean;
    readonly type?: string;
    readonly size?: number;
    readonly 'jcr:lastModified'?: string;
    readonly metadata?: Metadata;
    readonly publication?: { readonly published: boolean; readonly changedSince: boolean };
  };
  readonly entities?: readonly Entity[];
}

/** More than any folder has; the console draws only what is visible. */
const ALL = '100000';
const MOST_FOUND = 60;

/** The address of an asset or a folder in the Assets HTTP API. */
export const apiOf = (path: string): string => `/api/assets${addressOf(path.slice(DAM.length))}`;

/** Assets, and the folders that they are in. */
export function createAssetSource(sling: SlingClient): ItemSource<AssetItem> {
  return {
    async level(path) {
      const entity = await sling.json<Entity>(`${apiOf(path)}.json?limit=${ALL}`);
      const items = (entity.entities ?? []).map((each) => itemOf(path, each));
      const isFolder = entity.class.includes('assets/folder');
      return { path, trail: trailTo(path, entity), items: isFolder ? items : [], isOrdered: false };
    },
    async search(path, words) {
      const { hits } = await sling.query<Record<string, unknown> & { path: string }>({
        type: 'dam:Asset',
        path,
        fulltext: words,
        orderby: '@jcr:score',
        'orderby.sort': 'desc',
        'p.limit': String(MOST_FOUND),
        'p.hits': 'simple',
      });
      const found = await Promise.all(
        hits.map(async (hit) =>
          itemOf(parentOf(hit.path), await sling.json<Entity>(`${apiOf(hit.path)}.json`)),
        ),
      );
      return found;
    },
    changes: (listener) => sling.changes((change) => listener(change?.paths)),
  };
}

/** Folders are called by their titles only where they are listed: a trail costs no request. */
function trailTo(path: string, entity: Entity): { path: string; title: string }[] {
  if (path === DAM) return [{ path: DAM, title: t('Assets') }];
  const above = path
    .slice(DAM.length + 1)
    .split('/')
    .slice(0, -1);
  const steps = above.map((name, i) => ({
    path: `${DAM}/${above.slice(0, i + 1).join('/')}`,
    title: name,
  }));
  return [
    { path: DAM, title: t('Assets') },
    ...steps,
    { path, title: entity.properties['dc:title'] ?? nameOf(path) },
  ];
}

/** @param parent the path of its folder */
export function itemOf(parent: string, { class: classes, properties }: Entity): AssetItem {
  const { name, type = '', size = 0, metadata = {}, contentFragment = false, items = 0 } = properties;
  const path = `${parent}/${name}`;
  const isFolder = classes.includes('assets/folder');
  const kind = isFolder ? 'folder' : contentFragment ? 'fragment' : kindOf(type);
  return {
    path,
    name,
    title: properties['dc:title'] || name,
    icon: iconOf[kind],
    hasChildren: isFolder && items > 0,
    opens: openedBy(path, kind),
    picture: kind === 'image' ? pictureOf(path, type, properties['jcr:lastModified']) : undefined,
    states: isFolder ? [] : statesOf(properties, metadata),
    kind,
    type,
    size,
    modified: properties['jcr:lastModified'],
    metadata,
    isPublished: properties.publication?.published ?? false,
  };
}

function openedBy(path: string, kind: AssetItem['kind']): string | undefined {
  if (kind === 'folder') return undefined;
  return kind === 'fragment' ? `/editor.html${addressOf(path)}.html` : addressOf(path);
}

/** The time of the last change keeps a replaced picture from being shown as it was. */
function pictureOf(path: string, type: string, modified: string | undefined): string {
  const address = thumbnailOf(path, type);
  return address.includes('.coreimg.') && modified !== undefined
    ? address.replace(/\.webp$/, `.webp/${Date.parse(modified)}/${encodeURIComponent(nameOf(path))}.webp`)
    : address;
}

function statesOf({ publication }: Entity['properties'], metadata: Metadata): ItemState[] {
  const end = Date.parse(textOf(metadata, 'prism:expirationDate'));
  const expired: ItemState[] =
    end <= Date.now() ? [{ tone: 'negative', icon: 'clock', text: t('Rights ended') }] : [];
  if (!publication?.published)
    return [...expired, { tone: 'neutral', icon: 'unpublish', text: t('Not published') }];
  return publication.changedSince
    ? [...expired, { tone: 'notice', icon: 'edit', text: t('Changed since') }]
    : [...expired, { tone: 'positive', icon: 'check', text: t('Published') }];
}
