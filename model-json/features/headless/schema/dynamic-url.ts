import { seoFriendly } from '../../../core/exporter/image/image-source';
import type { AssetFormat, AssetTransform } from './AssetTransform';
import { idOf, type Referenced } from './ReferencedAsset';

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

/** The address of a picture as the query wants it; null without a wish, or an id to find it by. */
export function dynamicUrl(image: Referenced): string | null {
  const { transform } = image.choice;
  const id = idOf(image);
  if (!transform || id === undefined) return null;
  const name = transform.seoName ? seoFriendly(transform.seoName) : seoFriendly(image.node.name);
  const query = new URLSearchParams(commandsOf(transform)).toString();
  const address = `${DELIVERY}/${ID_PREFIX}${id}/${name}.${EXTENSIONS[transform.format]}`;
  return query === '' ? address : `${address}?${query}`;
}

function commandsOf({
  crop,
  size,
  rotation,
  flip,
  quality,
  width,
  preferWebp,
}: AssetTransform): [string, string][] {
  const flips = { HORIZONTAL: 'h', VERTICAL: 'v', HORIZONTAL_AND_VERTICAL: 'hv' } as const;
  const entries: Record<string, string | number | null | undefined> = {
    crop: crop && frame(crop.xOrigin, crop.yOrigin, crop),
    size: size && frame(size),
    rotate: rotation?.slice(1),
    flip: Object.entries(flips).find(([name]) => name === flip)?.[1],
    quality,
    width,
    preferwebp: preferWebp ? 'true' : undefined,
  };
  return Object.entries(entries).flatMap(([name, value]): [string, string][] =>
    value === null || value === undefined || value === '' ? [] : [[name, String(value)]],
  );
}

interface Dimension {
  readonly width?: number | null;
  readonly height?: number | null;
}

/** A side that is not given is as long as the other. */
function frame(...parts: (number | Dimension)[]): string {
  return parts
    .flatMap((part) => {
      if (typeof part === 'number') return [part];
      const { width, height } = part;
      const side = width ?? height;
      return side === null || side === undefined ? [] : [width ?? side, height ?? side];
    })
    .join(',');
}
