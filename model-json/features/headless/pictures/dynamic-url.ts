import { seoFriendly } from '../../../core/exporter/image/image-source';
import type { AssetFormat } from '../schema/AssetTransform';
import type { Referenced } from '../schema/ReferencedAsset';
import { assetIdOf } from './AssetIds';
import { commandsOf } from './transformation';

/** Where pictures are made as they are asked for, after AEM's web-optimised delivery. */
export const DELIVERY = '/adobe/dynamicmedia/deliver';

/** What a picture's id begins with in its address. */
export const ID_PREFIX = 'dm-aid--';

const EXTENSIONS: Readonly<Record<AssetFormat, string>> = {
  GIF: 'gif',
  PNG: 'png',
  PNG8: 'png',
  JPG: 'jpg',
  PJPG: 'jpg',
  BJPG: 'jpg',
  WEBP: 'webp',
  WEBPLL: 'webp',
  WEBPLY: 'webp',
};

/** The address of a picture as the query wants it; null if it wants nothing. */
export function dynamicUrl({ node, choice: { transform } }: Referenced): string | null {
  if (!transform) return null;
  const name = seoFriendly(transform.seoName || node.name);
  const query = commandsOf(transform)
    .map((command) => command.join('='))
    .join('&');
  const address = `${DELIVERY}/${ID_PREFIX}${assetIdOf(node)}/${name}.${EXTENSIONS[transform.format]}`;
  return query === '' ? address : `${address}?${query}`;
}
