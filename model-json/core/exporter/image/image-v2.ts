import type { Exporter } from '../Exporter';
import { getAsset } from '../shared/assets';
import { styleOf } from '../shared/component-model';
import { flag, integer, text } from '../shared/properties';
import { imageTexts } from './dam-texts';
import { dynamicMediaUrl, dynamicMediaUrls } from './dynamic-media';
import { imageAreas } from './image-areas';
import { imageSource } from './image-source';
import { allowedWidths, imageUrls } from './image-urls';
import { imageLink, imageModel } from './image-v1';

/** Image v2. */
export const imageV2: Exporter = (image, context) => {
  const style = styleOf(image, context);
  const source = imageSource(image, context);
  const asset = getAsset(context.tree, text(image.properties, 'fileReference'));
  const remote = dynamicMediaUrl(asset, style, context);
  const urls =
    source &&
    (remote
      ? dynamicMediaUrls(remote, image, source, style, true)
      : imageUrls(image, context, source, 'coreimg', style));
  const link = imageLink(image, context, source);
  const own = {
    ...imageTexts(image, context, source !== undefined),
    src: urls?.src,
    srcUriTemplate: urls?.template,
    widths: source ? allowedWidths(style, source) : [],
    lazyEnabled: source ? !(flag(style, 'disableLazyLoading') ?? true) : true,
    lazyThreshold: integer(style, 'lazyThreshold') ?? 0,
    dmImage: remote !== undefined,
    link: link?.url,
    areas: source && imageAreas(image, context),
    smartCropRendition: text(image.properties, 'smartCropRendition'),
  };
  return imageModel(image, context, own, link);
};
