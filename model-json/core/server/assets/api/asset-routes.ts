import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../../http/http-error';
import type { Instance } from '../../Instance';
import type { CsrfTokens } from '../../security/csrf/CsrfTokens';
import { readRoute } from '../../sling/read-route';
import { deleteEntity, getEntity, postEntity, putEntity, transfer } from './asset-api';
import { guardedWrite, send, type Answering } from './guard';
import { API } from './siren';
import { PART_ADDRESS, storeOf } from './upload-routes';
import { t } from '../../../../../shared/authoring/language/t';

type Answer = (instance: Instance, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

const HOUR = 3600_000;

/** Reading assets and folders, and how far an upload has come. */
export function assetReads(app: FastifyInstance, instance: Instance): void {
  for (const url of [`${API}.json`, API, `${API}/*`])
    readRoute(app, url, (request, reply) => getEntity(instance, request, reply));
  readRoute(app, `${PART_ADDRESS}/:id/:part`, async (request, reply) => {
    const { id, part } = partOf(request);
    const size = storeOf(instance).uploads.sizeOfPart(id, part);
    if (size === undefined) throw new HttpError(404, t('This part has not arrived'));
    return send(reply.header('cache-control', 'no-store'), 200, 'OK', { size });
  });
  sweepUploads(app, instance);
}

/**
 * AEM's Assets HTTP API, and the parts of direct binary uploads. None of the bodies is parsed before.
 *
 * @param scope accepts any type of body
 */
export function assetWrites(scope: FastifyInstance, instance: Instance, tokens: CsrfTokens): void {
  const route = (method: string, url: string, answer: Answer) =>
    scope.route({
      method,
      url,
      handler: guardedWrite(instance, tokens, (request, reply) => answer(instance, request, reply)),
    });
  for (const method of ['MOVE', 'COPY']) scope.addHttpMethod(method, { hasBody: false });
  route('POST', `${API}/*`, postEntity);
  route('PUT', `${API}/*`, putEntity);
  route('DELETE', `${API}/*`, deleteEntity);
  route('MOVE', `${API}/*`, transfer('relocate'));
  route('COPY', `${API}/*`, transfer('copy'));

  const part: Answering = async (request, reply) => {
    const { id, part: number } = partOf(request);
    await storeOf(instance).uploads.add(id, number, request.raw);
    return send(reply, 201, 'OK');
  };
  scope.put(`${PART_ADDRESS}/:id/:part`, guardedWrite(instance, tokens, part));
  const discard: Answering = async (request, reply) => {
    await storeOf(instance).uploads.discard(idOf(request));
    return send(reply, 200, 'OK');
  };
  scope.delete(`${PART_ADDRESS}/:id`, guardedWrite(instance, tokens, discard));
}

function idOf({ params }: FastifyRequest): string {
  const { id } = params as Record<string, string>;
  return id ?? '';
}

function partOf(request: FastifyRequest): { readonly id: string; readonly part: number } {
  const { part = '' } = request.params as Record<string, string>;
  if (!/^\d{1,3}$/.test(part)) throw new HttpError(404, t('Parts are numbered from 0 to 999'));
  return { id: idOf(request), part: Number(part) };
}

/** Uploads that nobody continues are removed, at the start and each hour. */
function sweepUploads(app: FastifyInstance, { assets }: Instance): void {
  if (!assets) return;
  const sweep = () => void assets.uploads.sweep();
  app.addHook('onReady', (done) => {
    sweep();
    done();
  });
  const timer = setInterval(sweep, HOUR).unref();
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    done();
  });
}
