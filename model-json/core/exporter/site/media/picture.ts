import type { Resource } from '../../../repository/Resource';
import type { ExportContext, Model, Properties } from '../../Exporter';
import { cropName, cropOf } from '../../image/crop-of';
import { imageTexts } from '../../image/dam-texts';
import { imageSource, type ImageSource } from '../../image/image-source';
import { allowedWidths, imageUrls } from '../../image/image-urls';
import { withInheritedImage } from '../../image/inherited-image';
import { metadata, metadataValue } from '../../shared/assets';
import { styleOf } from '../../shared/component-model';
import { contentOf } from '../../shared/pages';
import { flag, integer, text, texts } from '../../shared/properties';
import { wrapResource } from '../../shared/wrap-resource';
import { componentType } from '../../../../../shared/addresses/app';
import type { CropRatio } from '../../../../../shared/models/crop';

const IMAGE = componentType('image');
const MODERN = ['avif', 'webp'];

/** Formats that can be scaled and converted; a drawing needs neither, and an animation would stop. */
const SCALABLE = new Set(['jpeg', 'jpg', 'png', 'webp']);

/** For browsers without `srcset`: the largest width up to this. */
const PLAIN_WIDTH = 1280;

/**
 * The keys of our pictures beyond Core Components' `src` and `srcset`: modern formats, the original's size. The
 * resource is an image component, or another component with its properties (teaser, card list).
 *
 * @param frame the ratio in which it is shown, unless a style of the component says another
 * @returns undefined for a resource without a picture
 */
export function picture(resource: Resource, context: ExportContext, frame?: CropRatio): Model | undefined {
  const image = withInheritedImage(wrapResource(resource, { resourceType: IMAGE }), context);
  const source = imageSource(image, context);
  if (!source) return undefined;
  const style = styleOf(image, context);
  const whole = sizeOf(source.asset);
  const crop = SCALABLE.has(source.extension) ? cropOf(resource, source.asset, context, frame) : undefined;
  const size = crop ?? whole;
  const fits = (width: number) => width > 0 && (size.width === undefined || width <= size.width);
  const widths = SCALABLE.has(source.extension) ? allowedWidths(style, source).filter(fits) : [];
  const isCropped = crop !== undefined && widths.length > 0;
  const shown = isCropped ? { ...source, seoName: `${source.seoName}-${cropName(crop)}` } : source;
  const urls = new PictureUrls(image, context, shown, style);
  return {
    src: urls.of(source.extension, widths.filter((width) => width <= PLAIN_WIDTH).at(-1) ?? widths[0]),
    srcset: urls.set(source.extension, widths),
    sources:
      widths.length === 0
        ? []
        : MODERN.map((format) => ({ type: `image/${format}`, srcset: urls.set(format, widths) })),
    ...(isCropped ? { width: crop.width, height: crop.height } : whole),
    alt: imageTexts(image, context, true).alt ?? '',
    lazy: !(flag(image.properties, 'disableLazyLoading') ?? flag(style, 'disableLazyLoading') ?? false),
    sizes: texts(style, 'sizes')?.join(', '),
    focalPoint: isCropped ? undefined : text(image.properties, 'focalPoint') || assetFocalPoint(source.asset),
  };
}

/** The component's own picture; it is not inherited from a page. */
export function ownPicture(resource: Resource, context: ExportContext, frame?: CropRatio): Model | undefined {
  const has = resource.properties.fileReference !== undefined || resource.children.has('file');
  return has ? picture(resource, context, frame) : undefined;
}

/** The featured image of a page. */
export function featuredPicture(
  page: Resource,
  context: ExportContext,
  frame?: CropRatio,
): Model | undefined {
  const image = contentOf(page)?.children.get('cq:featuredimage');
  return image && ownPicture(image, context, frame);
}

/** The focal point of an asset, used unless overridden. */
export const assetFocalPoint = (asset: Resource | undefined): string | undefined =>
  asset && metadataValue(asset, 'focalPoint');

interface Size {
  readonly width: number | undefined;
  readonly height: number | undefined;
}

function sizeOf(asset: Resource | undefined): Size {
  const properties = asset ? metadata(asset) : {};
  return { width: integer(properties, 'tiff:ImageWidth'), height: integer(properties, 'tiff:ImageLength') };
}

/** Addresses of one picture in the adaptive image servlet. */
class PictureUrls {
  constructor(
    private readonly image: Resource,
    private readonly context: ExportContext,
    private readonly source: ImageSource,
    private readonly style: Properties,
  ) {}

  /** With a width, else unchanged. The servlet accepts a quality only before a width. */
  of(extension: string, width: number | undefined): string {
    const style = width === undefined ? {} : this.style;
    const { template } = imageUrls(this.image, this.context, { ...this.source, extension }, 'coreimg', style);
    return template.replaceAll('{.width}', width === undefined ? '' : `.${width}`);
  }

  set(extension: string, widths: readonly number[]): string | undefined {
    if (widths.length === 0) return undefined;
    return widths.map((width) => `${this.of(extension, width)} ${width}w`).join(', ');
  }
}
