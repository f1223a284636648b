import type { Resource, ResourceTree } from '../../repository/Resource';
import type { Model, Properties } from '../Exporter';
import { dataLayerDate, date } from './locale/dates';
import { text, texts } from './properties';

const NONE: Properties = {};

/** The `dam:Asset` at a path. */
export function getAsset(tree: ResourceTree, path: string | undefined): Resource | undefined {
  const resource = path?.startsWith('/') ? tree.get(path) : undefined;
  return resource?.properties['jcr:primaryType'] === 'dam:Asset' ? resource : undefined;
}

/** A descendant by relative path. */
export function descendant(resource: Resource | undefined, path: string): Resource | undefined {
  let node = resource;
  for (const name of path.split('/')) node = node?.children.get(name);
  return node;
}

/** The metadata of an asset. */
export const metadata = (asset: Resource): Properties =>
  descendant(asset, 'jcr:content/metadata')?.properties ?? NONE;

/** Asset.getMetadataValue; undefined if it is empty. */
export const metadataValue = (asset: Resource, name: string) => text(metadata(asset), name) || undefined;

/** The original rendition's `jcr:content`. */
const original = (asset: Resource) => descendant(asset, 'jcr:content/renditions/original/jcr:content');

/** Size in bytes of the original rendition. */
export const originalSize = (asset: Resource) => original(asset)?.binary?.size ?? 0;

/** The MIME type: from the metadata, else that of the original rendition. */
export function assetMimeType(asset: Resource): string | undefined {
  return metadataValue(asset, 'dc:format') ?? text(original(asset)?.properties ?? NONE, 'jcr:mimeType');
}

/** Asset.getLastModified in epoch milliseconds; 0 if it was never modified. */
export const assetLastModified = (asset: Resource) =>
  date(descendant(asset, 'jcr:content')?.properties ?? NONE, 'jcr:lastModified') ?? 0;

/** Asset.getID. */
export const assetId = (asset: Resource) => text(asset.properties, 'jcr:uuid') ?? '';

/** The data layer entry of an asset (AssetDataImpl). */
export function assetData(asset: Resource): Model {
  const modified = assetLastModified(asset) || (date(asset.properties, 'jcr:created') ?? 0);
  const tags =
    texts(metadata(asset), 'cq:tags')
      ?.flatMap((tags) => tags.split(','))
      .filter(Boolean) ?? [];
  const smartTags = smartTagsOf(asset);
  return {
    'repo:id': assetId(asset),
    'repo:path': asset.path,
    'repo:modifyDate': dataLayerDate(modified),
    '@type': assetMimeType(asset),
    'xdm:tags': tags.length > 0 ? tags : undefined,
    'xdm:smartTags': Object.keys(smartTags).length > 0 ? smartTags : undefined,
  };
}

/** Names and confidences of the tags found by the tagging service. */
function smartTagsOf(asset: Resource): Model {
  const tags: Model = {};
  for (const { properties } of descendant(asset, 'jcr:content/metadata/predictedTags')?.children.values() ??
    []) {
    const name = text(properties, 'name');
    if (name) tags[name] = Number(text(properties, 'confidence') ?? 0);
  }
  return tags;
}
