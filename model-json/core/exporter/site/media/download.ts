import type { Resource } from '../../../repository/Resource';
import { downloadV1 } from '../../download/download-v1';
import type { ExportContext, Exporter } from '../../Exporter';
import { getAsset, metadata, originalSize } from '../../shared/assets';
import { number, text } from '../../shared/properties';
import { ownPicture } from './picture';

/** Download v2 with its cover and its exact size in bytes, which Core Components round down to a whole unit. */
export const download: Exporter = (resource, context) => {
  const image = resource.children.get('image');
  return {
    ...downloadV1(resource, context),
    bytes: bytesOf(resource, context),
    image: image && ownPicture(image, context),
  };
};

function bytesOf({ properties, children }: Resource, { tree }: ExportContext): number | undefined {
  const asset = getAsset(tree, text(properties, 'fileReference'));
  if (asset) return number(metadata(asset), 'dam:size') ?? (originalSize(asset) || undefined);
  return children.get('file')?.children.get('jcr:content')?.binary?.size;
}
