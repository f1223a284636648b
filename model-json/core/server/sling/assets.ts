import type { FastifyReply, FastifyRequest } from 'fastify';
import { assetMimeType } from '../../exporter/shared/assets';
import type { Resource } from '../../repository/Resource';
import { binaryOf } from '../http/binary';
import { notFound } from '../http/http-error';
import { SHARED_RESOURCE } from '../security/security-headers';
import { ASSET_CACHE, sendFile } from '../http/send-file';

/** Sends the original of an asset. */
export async function sendAsset(
  asset: Resource,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const binary = binaryOf(asset);
  if (!binary) throw notFound();
  reply.headers(SHARED_RESOURCE);
  const type = assetMimeType(asset) ?? 'application/octet-stream';
  return sendFile(request, reply, { file: binary.file, type, cacheControl: ASSET_CACHE });
}
