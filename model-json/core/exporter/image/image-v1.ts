import type { Resource } from '../../repository/Resource';
import type { ExportContext, Exporter, Model } from '../Exporter';
import { assetData, getAsset } from '../shared/assets';
import { componentModel, styleOf } from '../shared/component-model';
import { linkFrom, linksOf, type Link } from '../shared/links/links';
import { flag, text } from '../shared/properties';
import { imageSource, type ImageSource } from './image-source';
import { imageUrls } from './image-urls';

/** Purely decorative images have neither an alternative text nor a link. */
export const isDecorative = (image: Resource, context: ExportContext): boolean =>
  flag(image.properties, 'isDecorative') ?? flag(styleOf(image, context), 'isDecorative') ?? false;

/** The link of an image that has a picture and is not decorative. */
export function imageLink(
  image: Resource,
  context: ExportContext,
  source: ImageSource | undefined,
): Link | undefined {
  return source && !isDecorative(image, context)
    ? linkFrom(image.properties, linksOf(image, context))
    : undefined;
}

/** The model with the keys of a version; the data layer gets its title, link and asset. */
export function imageModel(
  image: Resource,
  context: ExportContext,
  own: Model,
  link: Link | undefined,
): Model {
  return componentModel(image, context, own, () => {
    const asset = getAsset(context.tree, text(image.properties, 'fileReference'));
    return { 'dc:title': own.title, 'xdm:linkURL': link?.mappedUrl, image: asset && assetData(asset) };
  });
}

/** Image v1. */
export const imageV1: Exporter = (image, context) => {
  const { properties } = image;
  const source = imageSource(image, context);
  const link = imageLink(image, context, source);
  const own = {
    alt: source && isDecorative(image, context) ? undefined : text(properties, 'alt'),
    title: text(properties, 'jcr:title'),
    src: source && imageUrls(image, context, source, 'img', styleOf(image, context)).src,
    link: link?.url,
  };
  return imageModel(image, context, own, link);
};
