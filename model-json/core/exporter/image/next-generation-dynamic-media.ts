import type { Resource } from '../../repository/Resource';
import type { ExportContext, NextGenDynamicMedia, Properties } from '../Exporter';
import { integer, isBlank, text } from '../shared/properties';
import { AUTO_SMART_CROP } from './dynamic-media';

const DEFAULT_PATH = '/adobe/dynamicmedia/deliver/{asset-id}/{seo-name}.{format}';
const DEFAULT_WIDTH = 640;

/** A file reference to a remote asset: `/urn:aaid:aem:…/name.png`. */
export const isRemoteReference = (reference: string | undefined): reference is string =>
  reference?.startsWith('/urn:') ?? false;

function deliveryUrl(reference: string, config: NextGenDynamicMedia): string {
  const [assetId = '', file = ''] = reference.split('/').filter(Boolean);
  const [name = '', format = ''] = file.split('.').filter(Boolean);
  const path = (config.imageDeliveryBasePath ?? DEFAULT_PATH)
    .replace('{asset-id}', assetId)
    .replace('{seo-name}', name || assetId)
    .replace('{format}', format || 'jpg');
  return `https://${config.repositoryId}${path}`;
}

/**
 * URL of an image served by Dynamic Media with OpenAPI (NextGenDMImageURIBuilder); undefined if it is not configured or
 * the image is local.
 */
export function remoteImageUrl(
  image: Resource,
  context: ExportContext,
  style: Properties,
): string | undefined {
  const reference = text(image.properties, 'fileReference');
  const config = context.nextGenDynamicMedia;
  if (!isRemoteReference(reference) || !config || isBlank(config.repositoryId)) return undefined;
  const width = integer(style, 'resizeWidth') ?? DEFAULT_WIDTH;
  const crop = text(image.properties, 'smartCropRendition');
  const modifiers = text(image.properties, 'imageModifiers');
  const parameters = [width > 0 ? `width=${width}` : '', 'preferwebp=true'];
  if (crop && crop !== AUTO_SMART_CROP) parameters.push(`smartcrop=${crop}`);
  if (modifiers) parameters.push(modifiers.replace(/^&/, ''));
  return `${deliveryUrl(reference, config)}?${parameters.filter(Boolean).join('&')}`;
}

/** `srcset` of a remote image whose smart crop is chosen by width: one URL per crop. Undefined for other images. */
export function smartCropSrcset(url: string, image: Resource, context: ExportContext): string | undefined {
  if (text(image.properties, 'smartCropRendition') !== AUTO_SMART_CROP) return undefined;
  const crops = context.services?.smartCrops?.(text(image.properties, 'fileReference') ?? '');
  return (
    crops &&
    Object.entries(crops)
      .map(([name, width]) => `${url.replace(/width=\d+/, `smartcrop=${name}`)} ${width}w`)
      .join(',')
  );
}

/** The URL with `{.width}` as a placeholder for its width. */
export const remoteTemplate = (url: string) => url.replace(/width=\d+/, 'width={.width}');
