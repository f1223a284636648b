import type { FastifyReply, FastifyRequest } from 'fastify';
import { assetMimeType } from '../exporter/shared/assets';
import type { Resource } from '../repository/Resource';
import { binaryOf } from './binary';
import { notFound } from './http-error';
import type { Instance } from './Instance';
import { SHARED_RESOURCE } from './security-headers';
import { ASSET_CACHE, sendFile } from './send-file';

const FAVICON = '/content/dam/ventora/brand/favicon.svg';

/** Answers with the original of an asset. */
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

/** `/favicon.ico`: the brand's drawing. */
export async function sendFavicon(
  { repository }: Instance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const asset = repository.get(FAVICON);
  if (!asset) throw notFound();
  return sendAsset(asset, request, reply);
}
