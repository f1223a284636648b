import type { FastifyReply, FastifyRequest } from 'fastify';
import { assetMimeType } from '../../exporter/shared/assets';
import { text } from '../../exporter/shared/properties';
import type { Resource } from '../../repository/Resource';
import { binaryOf } from '../http/binary';
import { notFound } from '../http/http-error';
import { ASSET_CACHE, sendFile } from '../http/send-file';
import type { SlingUrl } from './sling-url';

/**
 * `<file>.coredownload[.inline].<extension>[/<file name>]`: a file to save, or with `inline` to display (Core
 * Components' DownloadServlet).
 */
export async function sendDownload(
  file: Resource,
  { selectors, suffix }: SlingUrl,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [, inline, ...more] = selectors;
  const binary = binaryOf(file);
  if (!binary || more.length > 0 || (inline !== undefined && inline !== 'inline')) throw notFound();
  const isAsset = file.properties['jcr:primaryType'] === 'dam:Asset';
  const type = isAsset
    ? assetMimeType(file)
    : text(file.children.get('jcr:content')?.properties ?? {}, 'jcr:mimeType');
  if (!inline)
    reply.header('content-disposition', contentDisposition('attachment', suffix?.slice(1) || file.name));
  return sendFile(request, reply, {
    file: binary.file,
    type: type ?? 'application/octet-stream',
    cacheControl: ASSET_CACHE,
  });
}

/** Old clients read the plain name, all others the full one (RFC 6266). */
export const contentDisposition = (kind: 'attachment' | 'inline', name: string): string =>
  `${kind}; filename="${name.replace(/[^\x20-\x7e]|["\\%]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)}`;
