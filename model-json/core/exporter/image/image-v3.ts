import type { Exporter, Properties } from '../Exporter';
import { styleOf } from '../shared/component-model';
import { linkJson } from '../shared/links/links';
import { flag, text, texts } from '../shared/properties';
import { imageTexts } from './dam-texts';
import { AUTO_SMART_CROP, dynamicMediaUrl, dynamicMediaUrls } from './dynamic-media';
import { imageSource } from './image-source';
import { allowedWidths, imageUrls } from './image-urls';
import { imageLink, imageModel } from './image-v1';
import { withInheritedImage } from './inherited-image';
import { remoteImageUrl, remoteTemplate, smartCropSrcset } from './next-generation-dynamic-media';

const PLACEHOLDER = '{.width}';
const EMPTY_PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** `srcset`: the template filled in with each width. An automatic smart crop is resolved in the browser. */
function srcset(
  template: string | undefined,
  widths: readonly number[],
  smartCrop: boolean,
): string | undefined {
  const readable = template?.replace('%7B.width%7D', PLACEHOLDER);
  if (widths.length === 0 || !readable?.includes(PLACEHOLDER)) return undefined;
  if (smartCrop) return EMPTY_PIXEL;
  const prefix = readable.includes(`=${PLACEHOLDER}`) ? '' : '.';
  return widths.map((width) => `${readable.replaceAll(PLACEHOLDER, prefix + width)} ${width}w`).join(',');
}

const lazyEnabled = (properties: Properties, style: Properties) =>
  !(flag(properties, 'disableLazyLoading') ?? flag(style, 'disableLazyLoading') ?? false);

/** Image v3: can show the featured image of a page, and pictures from Dynamic Media with OpenAPI. */
export const imageV3: Exporter = (resource, context) => {
  const image = withInheritedImage(resource, context);
  const style = styleOf(image, context);
  const remote = remoteImageUrl(image, context, style);
  const source = imageSource(image, context, remote !== undefined);
  const dynamicMedia = source && dynamicMediaUrl(source.asset, style, context);
  const urls = (() => {
    if (!source) return undefined;
    if (remote) return { src: remote, template: remoteTemplate(remote) };
    if (dynamicMedia) return dynamicMediaUrls(dynamicMedia, image, source, style, false);
    return imageUrls(image, context, source, 'coreimg', style);
  })();
  const link = imageLink(image, context, source);
  const crop = text(image.properties, 'smartCropRendition');
  const hidden = source && (flag(image.properties, 'imageLinkHidden') ?? false);
  const own = {
    ...imageTexts(image, context, source !== undefined),
    src: urls?.src,
    srcset:
      (remote && smartCropSrcset(remote, image, context)) ??
      (source &&
        srcset(
          urls?.template,
          allowedWidths(style, source),
          Boolean(dynamicMedia) && crop === AUTO_SMART_CROP,
        )),
    sizes: source && (texts(style, 'sizes') ?? []).join(', '),
    lazyEnabled: source ? lazyEnabled(image.properties, style) : true,
    imageLink: hidden ? undefined : linkJson(link),
    smartCropRendition: crop,
  };
  return imageModel(image, context, own, link);
};
