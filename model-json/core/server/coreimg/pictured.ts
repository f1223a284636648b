import { componentOf, definitionProperty } from '../../exporter/export-resource';
import type { ExportContext, Properties } from '../../exporter/Exporter';
import type { Rectangle } from '../../../../shared/models/crop';
import { cropName, cropNamed } from '../../exporter/image/crop-of';
import { imageSource, type ImageSource } from '../../exporter/image/image-source';
import { withInheritedImage } from '../../exporter/image/inherited-image';
import { assetImage, assetImagePolicy } from '../../exporter/site/media/asset-picture';
import { styleOf } from '../../exporter/shared/component-model';
import { containingPage, pageProperties } from '../../exporter/shared/pages';
import { text } from '../../exporter/shared/properties';
import { wrapResource } from '../../exporter/shared/wrap-resource';
import type { Resource } from '../../repository/Resource';
import { binaryOf } from '../http/binary';
import { notFound } from '../http/http-error';
import type { Instance } from '../Instance';
import type { SlingUrl } from '../sling/sling-url';
import type { ImageUrl } from './image-url';
import { componentType } from '../../../../shared/addresses/app';

/**
 * The component whose policy applies if a component with a picture (a teaser, a card list) names no image component.
 */
const IMAGE = componentType('image');

/** The picture behind an adaptive image URL. */
export interface Pictured {
  readonly source: ImageSource;
  /** The original, absolute. */
  readonly file: string;
  /** The part that is shown; undefined for all of it. */
  readonly crop?: Rectangle | undefined;
  /** The policy with the allowed widths. */
  readonly style: Properties;
}

/** @throws HttpError 404 if the component is missing or has no picture */
export function picturedBy(instance: Instance, url: SlingUrl, asked: ImageUrl): Pictured {
  const component = componentFor(instance, url, asked);
  if (component.properties['jcr:primaryType'] === 'dam:Asset')
    return assetPictured(instance, component, asked);
  const page = containingPage(instance.repository.get(url.resourcePath));
  const context = instance.models.context(page ?? component);
  const type = imageType(component, context);
  const image = withInheritedImage(wrapResource(component, { resourceType: type }), context);
  const source = imageSource(image, context);
  const original = source && binaryOf(source.asset ?? image.children.get('file'));
  if (!source || !original) throw notFound();
  return { ...cropped(source, asked), file: original.file, style: styleOf(image, context) };
}

/** The crop that an address names, if it was chosen for the asset: one component shows a picture in several ratios. */
function cropped(source: ImageSource, { name }: ImageUrl): Pick<Pictured, 'source' | 'crop'> {
  const crop = cropNamed(source.asset, name);
  if (!crop) return { source };
  return { source: { ...source, seoName: `${source.seoName}-${cropName(crop)}` }, crop };
}

/** An asset at its own address, as shown by fragments: in the widths of the site's image policy. */
function assetPictured({ models, repository }: Instance, asset: Resource, asked: ImageUrl): Pictured {
  const source = imageSource(assetImage(asset), models.context(asset));
  const original = source && binaryOf(asset);
  const policy = assetImagePolicy({ tree: repository }, asset);
  if (!source || !original || !policy) throw notFound();
  return { ...cropped(source, asked), file: original.file, style: policy.properties };
}

/** The component named by a URL; the suffix names one that exists only in the page's template. */
function componentFor(
  { repository }: Instance,
  { resourcePath }: SlingUrl,
  { templatePath }: ImageUrl,
): Resource {
  const resource = repository.get(resourcePath);
  const template =
    templatePath === undefined ? '' : text(pageProperties(containingPage(resource)), 'cq:template');
  const component =
    templatePath === undefined ? resource : template && repository.get(template + templatePath);
  if (!component) throw notFound();
  return component;
}

/** A component with widths in its own policy uses that; others use the policy of their image component. */
function imageType(component: Resource, context: ExportContext): string {
  const own = text(component.properties, 'sling:resourceType');
  if (own !== undefined && styleOf(component, context).allowedRenditionWidths !== undefined) return own;
  const definition = componentOf(component, context);
  return (definition && definitionProperty(definition, 'imageDelegate', context)) ?? IMAGE;
}
