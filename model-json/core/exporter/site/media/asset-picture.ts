import type { Resource } from '../../../repository/Resource';
import type { ExportContext, Model, Policy } from '../../Exporter';
import { getAsset } from '../../shared/assets';
import { picture } from './picture';
import { componentType } from '../../../../../shared/addresses/app';

const IMAGE = componentType('image');

/**
 * A picture of the asset folder that no component of a page holds (a fragment names it) as an image component: its
 * address is the asset's own, so a picture has one address on all pages of all languages.
 */
export const assetImage = (asset: Resource, alt = ''): Resource => ({
  path: asset.path,
  name: asset.name,
  properties: { 'sling:resourceType': IMAGE, fileReference: asset.path, alt, altValueFromDAM: false },
  children: new Map(),
  parent: asset.parent,
});

/** The rules for pictures of the asset folder: the image policy of the site that the folder is named as. */
export function assetImagePolicy({ tree }: Pick<ExportContext, 'tree'>, asset: Resource): Policy | undefined {
  const site = /^\/content\/dam\/([^/]+)\//.exec(asset.path)?.[1];
  return site ? tree.get(`/conf/${site}/settings/wcm/policies/${site}/components/image/default`) : undefined;
}

/** The model of such a picture; undefined where there is no asset, or one that is no picture. */
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
