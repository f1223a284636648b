import type { FastifyReply } from 'fastify';
import { assetMimeType } from '../exporter/shared/assets';
import type { Resource } from '../repository/Resource';
import { binaryOf } from './binary';
import { notFound } from './http-error';
import type { Instance } from './Instance';
import { sendFile } from './send-file';

const FAVICON = '/content/dam/ventora/brand/favicon.svg';

/** An asset may be replaced under its name, so browsers ask again after half a day. */
const ASSET_CACHE = 'public, max-age=43200';

/** Answers with the original of an asset. */
export function sendAsset(asset: Resource, reply: FastifyReply): FastifyReply {
  const binary = binaryOf(asset);
  if (!binary) throw notFound();
  return sendFile(reply, binary.file, assetMimeType(asset) ?? 'application/octet-stream', ASSET_CACHE);
}

/** `/favicon.ico`: the brand's drawing. */
export function sendFavicon({ repository }: Instance, reply: FastifyReply): FastifyReply {
  const asset = repository.get(FAVICON);
  if (!asset) throw notFound();
  return sendAsset(asset, reply);
}
