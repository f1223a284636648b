import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CrowdedError } from '../../../core/server/coreimg/Limiter';
import { pictureSize, type RenditionFormat, type Renditions } from '../../../core/server/coreimg/Renditions';
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
import { cropWithin, readCommands } from './transformation';

/** A few of each, so that requests can neither fill the disk nor block others: what is asked for is rounded up. */
const WIDTHS = [160, 320, 480, 640, 800, 1000, 1200, 1600, 2000, 2400] as const;
const QUALITIES = [40, 60, 80, 90] as const;
const USUAL_QUALITY = 80;

const FORMATS: Readonly<Record<string, RenditionFormat>> = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  gif: 'gif',
};

/** Crops are in any number: they have a place of their own (bytes, pictures that can wait), and exact sizes up to the largest. */
const OWN = { dir: 'transformed', bytes: 200 * 1024 ** 2, waiting: 40 } as const;
const LARGEST = 2400;

/** As AEM says: ten minutes on publish, not at all on author. */
const CACHE = { publish: 'public, max-age=600', author: 'private, no-cache' } as const;

/** `GET /adobe/dynamicmedia/deliver/dm-aid--ID/NAME.jpg?crop=…&width=…&quality=…&preferwebp=true` */
export function deliveryRoute(app: FastifyInstance, instance: Instance): void {
  const transformed = instance.renditions.beside(OWN.dir, OWN.bytes, OWN.waiting);
  readRoute(
    app,
    `${DELIVERY}/:id/:name`,
    async (request, reply) => deliver(instance, transformed, request, reply.headers(SHARED_RESOURCE)),
    'signed-in',
  );
}

async function deliver(
  { endpoints, renditions, runMode }: Instance,
  transformed: Renditions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { id = '', name = '' } = request.params as Readonly<Record<string, string>>;
  const asset = id.startsWith(ID_PREFIX) ? endpoints.assets.withId(id.slice(ID_PREFIX.length)) : undefined;
  const file = binaryOf(asset)?.file;
  const type = asset ? typeOf(asset) : '';
  if (!file || !type.startsWith('image/')) throw notFound();
  const cacheControl = CACHE[runMode];
  const query = queryOf(request);
  const { crop, turn, flip, width, height, quality } = readCommands(query);
  const isChanged = (crop ?? turn ?? flip ?? height) !== undefined;
  const asked = FORMATS[name.slice(name.lastIndexOf('.') + 1).toLowerCase()];
  // Drawings have no pixels, and animations would stop.
  if (!asked || type.includes('svg') || (type.includes('gif') && !isChanged))
    return sendFile(request, reply, { file, type, cacheControl });
  const prefersWebp = query['preferwebp'] === 'true';
  if (prefersWebp) reply.header('vary', 'accept');
  const format = prefersWebp && request.headers.accept?.includes('image/webp') ? 'webp' : asked;
  const wanted = {
    ...{ file, format },
    quality: quality === undefined ? USUAL_QUALITY : roundedUp(quality, QUALITIES),
    ...(isChanged
      ? {
          ...{ turn, flip },
          crop: crop && cropWithin(crop, await pictureSize(file)),
          width: width && Math.min(width, LARGEST),
          height: height && Math.min(height, LARGEST),
        }
      : { width: width && roundedUp(width, WIDTHS) }),
  };
  const made = await (isChanged ? transformed : renditions)
    .file(wanted, disconnectSignal(reply))
    .catch((error: unknown) => {
      if (!(error instanceof CrowdedError)) throw error;
      reply.header('retry-after', '5');
      throw new HttpError(503, 'Many pictures are being processed; try again in a few seconds');
    });
  if (typeof made !== 'string')
    return reply.header('cache-control', cacheControl).type(`image/${format}`).send(made);
  return sendFile(request, reply, { file: made, type: `image/${format}`, cacheControl });
}

const roundedUp = (number: number, steps: readonly number[]): number =>
  steps.find((step) => step >= number) ?? steps.at(-1) ?? number;
