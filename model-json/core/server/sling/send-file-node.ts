import type { FastifyReply } from 'fastify';
import { text } from '../../exporter/shared/properties';
import { nameOf } from '../../repository/path';
import { binaryOf } from '../http/binary';
import { notFound } from '../http/http-error';
import { ASSET_CACHE, sendFile } from '../http/send-file';
import { contentDisposition } from './core-download';
import type { Asked } from './Handler';

/** Types that browsers show without running anything in them. */
const SHOWN = /^(?:image\/(?!svg)|audio\/|video\/|text\/plain$|application\/pdf$)/;
const MEDIA_TYPE = /^[\w.+-]+\/[\w.+-]+$/;

/** Whether a request is for the bytes of an `nt:file` or `nt:resource`. */
export const isFileNode = ({ resource, url }: Asked): boolean =>
  url.extension === undefined &&
  url.selectors.length === 0 &&
  url.suffix === undefined &&
  ['nt:file', 'nt:resource'].includes(String(resource.properties['jcr:primaryType']));

/** The bytes of a node that an author has uploaded: shown if they are harmless, otherwise saved. */
export async function sendFileNode({ instance, resource, request, reply }: Asked): Promise<FastifyReply> {
  const binary = binaryOf(resource);
  if (!binary) throw notFound();
  const content = resource.children.get('jcr:content') ?? resource;
  const given = text(content.properties, 'jcr:mimeType') ?? '';
  const type = MEDIA_TYPE.test(given) ? given : 'application/octet-stream';
  if (!SHOWN.test(type)) reply.header('content-disposition', contentDisposition('attachment', resource.name));
  const cacheControl = instance.runMode === 'publish' ? ASSET_CACHE : 'private, no-cache';
  return sendFile(request, reply, {
    file: binary.file,
    type,
    cacheControl,
    etag: `"${nameOf(binary.file)}"`,
  });
}
