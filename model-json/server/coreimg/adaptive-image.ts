import type { FastifyReply, FastifyRequest } from 'fastify';
import { componentOf, definitionProperty } from '../../exporter/export-resource';
import type { ExportContext, Properties } from '../../exporter/Exporter';
import { imageSource, type ImageSource } from '../../exporter/image/image-source';
import { allowedWidths, jpegQuality } from '../../exporter/image/image-urls';
import { withInheritedImage } from '../../exporter/image/inherited-image';
import { styleOf } from '../../exporter/shared/component-model';
import { containingPage, pageProperties } from '../../exporter/shared/pages';
import { text } from '../../exporter/shared/properties';
import { wrapResource } from '../../exporter/shared/wrap-resource';
import type { Resource } from '../../repository/Resource';
import { binaryOf } from '../binary';
import { notFound } from '../http-error';
import type { Instance } from '../Instance';
import { IMMUTABLE, sendFile } from '../send-file';
import type { SlingUrl } from '../sling-url';
import { parseImageUrl, type ImageExtension, type ImageUrl } from './image-url';
import { steppedQuality, type RenditionFormat } from './Renditions';

/** Drawings and animations are sent as they are: they have no pixels, or would stop. */
const FORMATS: Partial<Record<ImageExtension, RenditionFormat>> = {
  avif: 'avif',
  webp: 'webp',
  jpeg: 'jpeg',
  jpg: 'jpeg',
  png: 'png',
};

/**
 * Answers for the picture of a component in one of the widths that its policy allows (AdaptiveImageServlet). A URL
 * without the picture's date, or with an old one, is sent on to the one that may be cached for ever.
 *
 * @throws HttpError 404 for a width, quality or type that no page asks for, or a component without a picture
 */
export async function sendAdaptiveImage(
  instance: Instance,
  url: SlingUrl,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const asked = parseImageUrl(url);
  const component = componentFor(instance, url, asked);
  const context = instance.models.context(
    containingPage(instance.repository.get(url.resourcePath)) ?? component,
  );
  const image = withInheritedImage(asImage(component, context), context);
  const source = imageSource(image, context);
  const original = source && binaryOf(source.asset ?? image.children.get('file'));
  if (!source || !original) throw notFound();

  const style = styleOf(image, context);
  const format = renditionFormat(asked, source);
  if (asked.width !== undefined && !allowedWidths(style, source).includes(asked.width)) throw notFound();
  if (source.lastModified > 0 && asked.lastModified !== source.lastModified) {
    return reply
      .header('cache-control', 'public, max-age=300')
      .redirect(dated(url, source, instance.urls().map), 302);
  }
  if (!format)
    return sendFile(request, reply, { file: original.file, type: source.mimeType, cacheControl: IMMUTABLE });
  const quality = qualityFor(asked, style);
  const file = await instance.renditions.file({ file: original.file, format, width: asked.width, quality });
  return sendFile(request, reply, { file, type: `image/${format}`, cacheControl: IMMUTABLE });
}

/** The format to make; undefined for the original as it is. */
function renditionFormat({ extension, width }: ImageUrl, source: ImageSource): RenditionFormat | undefined {
  const format = FORMATS[extension];
  const isOriginal =
    extension === source.extension ||
    (format === 'jpeg' && FORMATS[source.extension as ImageExtension] === 'jpeg');
  if (isOriginal && (format === undefined || width === undefined)) return undefined;
  if (format === undefined || source.extension === 'svg') throw notFound();
  return format;
}

const qualityFor = ({ quality }: ImageUrl, style: Properties): number => {
  const policy = jpegQuality(style);
  return steppedQuality(quality ?? policy, policy);
};

/** The component that a URL names; one that only the page's template has stands in the suffix. */
function componentFor(
  { repository }: Instance,
  { resourcePath }: SlingUrl,
  { templatePath }: ImageUrl,
): Resource {
  const resource = repository.get(resourcePath);
  if (templatePath === undefined) {
    if (!resource) throw notFound();
    return resource;
  }
  const template = text(pageProperties(containingPage(resource)), 'cq:template');
  const component = template && repository.get(template + templatePath);
  if (!component) throw notFound();
  return component;
}

/** A teaser's picture follows the policy of the image component that it names in `imageDelegate`. */
function asImage(component: Resource, context: ExportContext): Resource {
  const definition = componentOf(component, context);
  const delegate = definition && definitionProperty(definition, 'imageDelegate', context);
  return delegate ? wrapResource(component, { resourceType: delegate }) : component;
}

function dated(url: SlingUrl, { lastModified, seoName }: ImageSource, map: (path: string) => string): string {
  const { resourcePath, selectors, extension = '', suffix = '' } = url;
  const structure = /^\/structure\/.*?(?=\/\d+(?:[./]|$)|\.[^./]*$)/.exec(suffix)?.[0] ?? '';
  const name = seoName ? `/${seoName}` : '';
  return map(
    `${[resourcePath, ...selectors, extension].join('.')}${structure}/${lastModified}${name}.${extension}`,
  );
}
