import type { Resource } from '../../../repository/Resource';
import type { ExportContext, Model, Policy } from '../../Exporter';
import { getAsset } from '../../shared/assets';
import { picture } from './picture';
import { componentType } from '../../../../../shared/addresses/app';

const IMAGE = componentType('image');

/**
 * An asset referenced by a fragment instead of a component, exported like an image component. Its address is that of
 * the asset, so it is the same on all pages in all languages.
 */
export const assetImage = (asset: Resource, alt = ''): Resource => ({
  path: asset.path,
  name: asset.name,
  properties: { 'sling:resourceType': IMAGE, fileReference: asset.path, alt, altValueFromDAM: false },
  children: new Map(),
  parent: asset.parent,
});

/** The policy for pictures of the asset folder: the image policy of the site with the folder's name. */
export function assetImagePolicy({ tree }: Pick<ExportContext, 'tree'>, asset: Resource): Policy | undefined {
  const site = /^\/content\/dam\/([^/]+)\//.exec(asset.path)?.[1];
  return site ? tree.get(`/conf/${site}/settings/wcm/policies/${site}/components/image/default`) : undefined;
}

/** The model of such a picture; undefined if the asset is missing or not a picture. */
export function assetPicture(
  path: string | undefined,
  alt: string,
  context: ExportContext,
): Model | undefined {
  const asset = getAsset(context.tree, path);
  if (!asset) return undefined;
  const policy = assetImagePolicy(context, asset);
  return picture(assetImage(asset, alt), { ...context, policy: () => policy });
}
