import { assetMimeType, assetLastModified, metadata, originalSize } from '../../../exporter/shared/assets';
import { date } from '../../../exporter/shared/locale/dates';
import { text } from '../../../exporter/shared/properties';
import { storedOf } from '../../../repository/derived/stored-of';
import { DAM_ROOT } from '../../../repository/files/reading/scan';
import { parentOf } from '../../../repository/path';
import { toJson } from '../../../repository/node-json';
import type { Resource, ResourceTree } from '../../../repository/Resource';
import { publicationOf } from '../../replicate/publication';
import { isAsset, isFolder } from '../store/asset-places';

export const API = '/api/assets';

/** An entity of the Assets HTTP API: Siren, as AEM answers it. */
export interface Entity {
  readonly class: readonly string[];
  readonly rel?: readonly string[];
  readonly properties: Readonly<Record<string, unknown>>;
  readonly entities?: readonly Entity[];
  readonly links: readonly { readonly rel: readonly string[]; readonly href: string }[];
}

export interface Trees {
  readonly author: ResourceTree;
  readonly publish: ResourceTree;
}

/** The address of an asset or a folder in the API, without extension. */
export const apiAddress = (path: string): string => API + encodeURI(path.slice(DAM_ROOT.length));

/** A folder with a page of its children, or an asset. */
export function entityOf(node: Resource, trees: Trees, offset = 0, limit = Infinity): Entity {
  if (!isFolder(node)) return assetEntity(node, trees);
  const children = [...node.children.values()].filter((child) => isFolder(child) || isAsset(child));
  const shown = children.slice(offset, offset + limit);
  const entities = shown.map((child) => ({
    ...(isFolder(child) ? folderEntity(child) : assetEntity(child, trees)),
    rel: ['child'],
  }));
  const folder = folderEntity(node);
  const paging = { total: children.length, offset, limit: shown.length };
  return { ...folder, properties: { ...folder.properties, 'srn:paging': paging }, entities };
}

function folderEntity(folder: Resource): Entity {
  const children = [...folder.children.values()].filter((child) => isFolder(child) || isAsset(child));
  const own = folder.children.get('jcr:content')?.properties ?? {};
  return {
    class: ['assets/folder'],
    properties: {
      name: folder.name,
      'dc:title': text(own, 'jcr:title') ?? text(folder.properties, 'jcr:title'),
      items: children.length,
    },
    links: linksOf(folder),
  };
}

function assetEntity(asset: Resource, { author, publish }: Trees): Entity {
  const content = asset.children.get('jcr:content');
  const data = content?.children.get('data');
  const isFragment = content?.properties.contentFragment === true;
  const changed = assetLastModified(asset) || date(asset.properties, 'jcr:created');
  return {
    class: ['assets/asset'],
    properties: {
      name: asset.name,
      'dc:title': text(metadata(asset), 'dc:title') ?? text(content?.properties ?? {}, 'jcr:title'),
      contentFragment: isFragment,
      ...(data && { 'cq:model': { path: text(data.properties, 'cq:model') } }),
      type: isFragment ? undefined : assetMimeType(asset),
      size: isFragment ? undefined : originalSize(asset),
      'jcr:lastModified': changed ? new Date(changed).toISOString() : undefined,
      metadata: metadataJson(asset),
      publication: publicationOf(asset, author, publish),
    },
    links: [...linksOf(asset), { rel: ['content'], href: encodeURI(asset.path) }],
  };
}

function metadataJson(asset: Resource): object {
  const node = storedOf(asset)?.children.get('jcr:content')?.children.get('metadata');
  return node ? toJson(node) : {};
}

const linksOf = ({ path }: Resource): Entity['links'] => [
  { rel: ['self'], href: `${apiAddress(path)}.json` },
  ...(path === DAM_ROOT ? [] : [{ rel: ['parent'], href: `${apiAddress(parentOf(path))}.json` }]),
];
