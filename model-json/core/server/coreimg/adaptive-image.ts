import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ImageSource } from '../../exporter/image/image-source';
import { allowedWidths, jpegQuality } from '../../exporter/image/image-urls';
import { disconnectSignal } from '../http/disconnect-signal';
import { HttpError, notFound } from '../http/http-error';
import type { Instance } from '../Instance';
import { ASSET_CACHE, IMMUTABLE, sendFile } from '../http/send-file';
import type { SlingUrl } from '../sling/sling-url';
import { parseImageUrl, type ImageExtension, type ImageUrl } from './image-url';
import { CrowdedError } from './Limiter';
import { picturedBy } from './pictured';
import type { RenditionFormat } from './Renditions';
import { sendDrawing } from './send-drawing';

/** Seconds. */
const RETRY_AFTER = '5';

/** Drawings and animations are sent unchanged: they have no pixels, or would stop. */
const FORMATS: Partial<Record<string, RenditionFormat>> = {
  avif: 'avif',
  webp: 'webp',
  jpeg: 'jpeg',
  jpg: 'jpeg',
  png: 'png',
} satisfies Partial<Record<ImageExtension, RenditionFormat>>;

/**
 * Serves a component's picture in one of the widths that its policy allows (AdaptiveImageServlet). A URL without the
 * picture's date, with an old date or with another quality than the policy's is redirected to the one that can be
 * cached for ever.
 *
 * @throws HttpError 404 for a width or type that no page uses, or a component without a picture; 503 if too many
 * pictures are waiting
 */
export async function sendAdaptiveImage(
  instance: Instance,
  url: SlingUrl,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const asked = parseImageUrl(url);
  const { source, file, style, crop } = picturedBy(instance, url, asked);
  const format = renditionFormat(asked, source);
  if (asked.width !== undefined && !allowedWidths(style, source).includes(asked.width)) throw notFound();
  const policy = jpegQuality(style);
  // One quality for each picture: requests must not fill the disk or block others.
  const isOther = asked.quality !== undefined && asked.quality !== policy;
  if (isOther && source.lastModified === 0) throw notFound();
  if (isOther || (source.lastModified > 0 && asked.lastModified !== source.lastModified)) {
    const selectors = isOther ? url.selectors.with(1, String(policy)) : url.selectors;
    const location = instance.urls().map(datedPath({ ...url, selectors }, source));
    return reply.header('cache-control', 'public, max-age=300').redirect(location, 302);
  }
  const cacheControl = source.lastModified > 0 ? IMMUTABLE : ASSET_CACHE;
  if (!format && source.extension === 'svg') return sendDrawing(request, reply, { file, cacheControl });
  if (!format) return sendFile(request, reply, { file, type: source.mimeType, cacheControl });
  const rendition = await instance.renditions
    .file({ file, format, crop, width: asked.width, quality: policy }, disconnectSignal(reply))
    .catch((error: unknown) => {
      if (!(error instanceof CrowdedError)) throw error;
      reply.header('retry-after', RETRY_AFTER);
      throw new HttpError(503, 'Many pictures are being processed; try again in a few seconds');
    });
  const type = `image/${format}`;
  if (typeof rendition !== 'string')
    return reply.header('cache-control', cacheControl).type(type).send(rendition);
  return sendFile(request, reply, { file: rendition, type, cacheControl });
}

/** The format to convert to; undefined for the unchanged original. */
function renditionFormat({ extension, width }: ImageUrl, source: ImageSource): RenditionFormat | undefined {
  const format = FORMATS[extension];
  const isOriginal = extension === source.extension || (format && format === FORMATS[source.extension]);
  if (isOriginal && (format === undefined || width === undefined)) return undefined;
  if (format === undefined || source.extension === 'svg') throw notFound();
  return format;
}

/** The path of the same picture with its date and name. */
function datedPath(
  { resourcePath, selectors, extension = '', suffix = '' }: SlingUrl,
  { lastModified, seoName }: ImageSource,
): string {
  const structure = /^\/structure\/.*?(?=\/\d+(?:[./]|$)|\.[^./]*$)/.exec(suffix)?.[0] ?? '';
  const name = seoName ? `/${seoName}` : '';
  const start = [resourcePath, ...selectors, extension].join('.');
  return `${start}${structure}/${lastModified}${name}.${extension}`;
}
