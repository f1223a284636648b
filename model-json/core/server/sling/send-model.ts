import type { FastifyReply } from 'fastify';
import { containingPage, isPage } from '../../exporter/shared/pages';
import { Body } from '../http/Body';
import { notFound } from '../http/http-error';
import { sendBody } from '../http/send-body';
import { fillModel } from '../pages/fill-model';
import { contentsModelBody } from '../pages/contents-model-body';
import { modelParameters } from '../pages/model-parameters';
import type { ModelRequest } from '../pages/Models';
import { wcmModeOf } from '../pages/wcm-mode';
import { originOf } from '../security/request-origin';
import { defaultJson } from './default-get';
import type { Asked } from './Handler';

const MODEL_CACHE = 'public, max-age=300, stale-while-revalidate=3600';
const AUTHOR_CACHE = 'private, no-cache';

/** The model of a page or component, with the additions of features and of the rendered page. */
export async function sendModel(asked: Asked): Promise<FastifyReply> {
  const { instance, request, reply } = asked;
  const body = await modelBody(asked);
  if (!body) throw notFound();
  reply.header('cache-control', instance.runMode === 'publish' ? MODEL_CACHE : AUTHOR_CACHE);
  return sendBody(request, reply, body);
}

/** The same to send; undefined if it has none. @throws HttpError 404 for an address that means no model */
export async function modelBody(asked: Asked): Promise<Body | undefined> {
  const { instance, resource, url, request } = asked;
  if (url.selectors.length > 1 || url.suffix !== undefined) throw notFound();
  const given = modelParameters(instance, request);
  const wcmMode = wcmModeOf(instance, request);
  const isShown = isPage(resource) && wcmMode === 'disabled';
  const wanted = { wcmMode, parameters: isShown ? instance.models.shownOf(resource, given) : given };
  return (
    (await filledBody(asked, wanted)) ??
    contentsModelBody(instance, resource, wanted, originOf(request, instance.publicOrigin)) ??
    instance.models.body(resource, wanted)
  );
}

/** The model with a feature's additions; undefined if there are none. */
async function filledBody(
  { instance, resource, request }: Asked,
  wanted: ModelRequest,
): Promise<Body | undefined> {
  const model = instance.models.get(resource, wanted);
  const page = containingPage(resource);
  const filled = model && page && (await fillModel(instance, model, page, request.raw.url ?? ''));
  return filled && new Body(JSON.stringify(filled), 'application/json; charset=utf-8');
}

/** Stored nodes: for authors only, as in the Dispatcher's rules. */
export async function sendJson({ instance, resource, url, request, reply }: Asked): Promise<FastifyReply> {
  const { runMode, repository } = instance;
  if (runMode === 'publish') throw notFound();
  const body = new Body(defaultJson(resource, url), 'application/json; charset=utf-8');
  const version = repository.versionOf(resource.path);
  if (version !== undefined) reply.header('content-version', version);
  return sendBody(request, reply.header('cache-control', AUTHOR_CACHE), body);
}
