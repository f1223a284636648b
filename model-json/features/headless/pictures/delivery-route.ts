import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CrowdedError } from '../../../core/server/coreimg/Limiter';
import type { RenditionFormat } from '../../../core/server/coreimg/Renditions';
import { binaryOf } from '../../../core/server/http/binary';
import { disconnectSignal } from '../../../core/server/http/disconnect-signal';
import { HttpError, notFound } from '../../../core/server/http/http-error';
import { queryOf } from '../../../core/server/http/query-of';
import { sendFile } from '../../../core/server/http/send-file';
import type { Instance } from '../../../core/server/Instance';
import { SHARED_RESOURCE } from '../../../core/server/security/security-headers';
import { readRoute } from '../../../core/server/sling/read-route';
import { typeOf } from '../schema/ReferencedAsset';
import { DELIVERY, ID_PREFIX } from './dynamic-url';

/** A few of each, so that requests can neither fill the disk nor block others: what is asked for is rounded up. */
const WIDTHS = [160, 320, 480, 640, 800, 1000, 1200, 1600, 2000, 2400] as const;
const QUALITIES = [40, 60, 80, 90] as const;
const USUAL_QUALITY = 80;

const FORMATS: Readonly<Record<string, RenditionFormat>> = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
};

/** As AEM says: ten minutes on publish, not at all on author. */
const CACHE = { publish: 'public, max-age=600', author: 'private, no-cache' } as const;

/** `GET /adobe/dynamicmedia/deliver/dm-aid--ID/NAME.jpg?width=…&quality=…&preferwebp=true` */
export const deliveryRoute = (app: FastifyInstance, instance: Instance): void =>
  readRoute(
    app,
    `${DELIVERY}/:id/:name`,
    async (request, reply) => deliver(instance, request, reply.headers(SHARED_RESOURCE)),
    'signed-in',
  );

async function deliver(
  { endpoints, renditions, runMode }: Instance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { id = '', name = '' } = request.params as Readonly<Record<string, string>>;
  const asset = id.startsWith(ID_PREFIX) ? endpoints.assets.withId(id.slice(ID_PREFIX.length)) : undefined;
  const file = binaryOf(asset)?.file;
  const type = asset ? typeOf(asset) : '';
  if (!file || !type.startsWith('image/')) throw notFound();
  const cacheControl = CACHE[runMode];
  const { width, quality, preferwebp } = queryOf(request);
  const asked = FORMATS[name.slice(name.lastIndexOf('.') + 1).toLowerCase()];
  // Drawings have no pixels, and animations would stop.
  if (!asked || /svg|gif/.test(type)) return sendFile(request, reply, { file, type, cacheControl });
  const isWebp = preferwebp === 'true' && request.headers.accept?.includes('image/webp') === true;
  if (preferwebp === 'true') reply.header('vary', 'accept');
  const format = isWebp ? 'webp' : asked;
  const wanted = {
    file,
    format,
    width: width === undefined ? undefined : roundedUp(width, WIDTHS),
    quality: quality === undefined ? USUAL_QUALITY : roundedUp(quality, QUALITIES),
  };
  const made = await renditions.file(wanted, disconnectSignal(reply)).catch((error: unknown) => {
    if (!(error instanceof CrowdedError)) throw error;
    reply.header('retry-after', '5');
    throw new HttpError(503, 'Many pictures are being processed; try again in a few seconds');
  });
  if (typeof made !== 'string')
    return reply.header('cache-control', cacheControl).type(`image/${format}`).send(made);
  return sendFile(request, reply, { file: made, type: `image/${format}`, cacheControl });
}

/** @throws HttpError 400 for what is no number */
function roundedUp(given: unknown, steps: readonly number[]): number {
  const number = Number(given);
  if (!Number.isInteger(number) || number < 1)
    throw new HttpError(400, 'width and quality are whole numbers from 1');
  return steps.find((step) => step >= number) ?? steps.at(-1) ?? number;
}
