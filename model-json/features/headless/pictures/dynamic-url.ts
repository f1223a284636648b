import { seoFriendly } from '../../../core/exporter/image/image-source';
import type { AssetFormat, AssetTransform } from '../schema/AssetTransform';
import type { Referenced } from '../schema/ReferencedAsset';
import { assetIdOf } from './AssetIds';

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
  const query = new URLSearchParams(commandsOf(transform)).toString();
  const address = `${DELIVERY}/${ID_PREFIX}${assetIdOf(node)}/${name}.${EXTENSIONS[transform.format]}`;
  return query === '' ? address : `${address}?${query}`;
}

function commandsOf({ size, quality, width, preferWebp }: AssetTransform): [string, string][] {
  const wanted = { quality, width: width ?? size?.width, preferwebp: preferWebp || undefined };
  return Object.entries(wanted).flatMap(([name, value]): [string, string][] =>
    value === null || value === undefined ? [] : [[name, String(value)]],
  );
}
