import type { FastifyReply } from 'fastify';
import { launchPlace } from '../../../../shared/addresses/launches';
import type { Model } from '../../exporter/Exporter';
import { isPage } from '../../exporter/shared/pages';
import { checksAnswer } from '../checks/checks-answer';
import { Body } from '../http/Body';
import { notFound } from '../http/http-error';
import { sendBody } from '../http/send-body';
import { sendAuthorPage, sendPage } from '../pages/get-page';
import { rememberWcmMode, wcmModeOf } from '../pages/wcm-mode';
import { authorJson } from '../sling/author-json';
import type { Asked } from '../sling/Handler';
import { modelBody } from '../sling/send-model';
import { drawnLaunch } from './drawn-launch';

/** Whether a copy in a release is to be drawn: as a page, as a model, or to check it. Its nodes are content like any other. */
export const isDrawnInLaunch = ({ instance, resource, url }: Asked): boolean =>
  instance.launches !== undefined &&
  launchPlace(resource.path) !== undefined &&
  (url.extension === 'html' ||
    (url.extension === 'json' && ['model', 'checks'].includes(url.selectors[0] ?? '')));

const checks = authorJson('checks', checksAnswer);

/**
 * A copy in a release, drawn where the page will be once the release is published: with its site's navigation, policies
 * and language. Its model has the path of the copy, which is what the editor changes.
 */
export async function sendLaunchPage(asked: Asked): Promise<FastifyReply> {
  const { instance, resource, url, request, reply } = asked;
  const place = launchPlace(resource.path);
  if (!place) throw notFound();
  const drawn = drawnLaunch(instance, place.launch);
  const shown = drawn.repository.get(place.live);
  if (!shown) throw notFound();
  reply.header('cache-control', 'private, no-cache');
  const there = { ...asked, instance: drawn, resource: shown };
  if (url.selectors[0] === 'checks') return checks.send(there);
  if (url.extension === 'json') {
    const body = await modelBody(there);
    if (!body) throw notFound();
    const model = JSON.parse(body.bytes.toString()) as Model;
    const text = JSON.stringify(isPage(shown) ? atCopy(model, place.launch) : model);
    return sendBody(request, reply, new Body(text, 'application/json; charset=utf-8'));
  }
  if (!isPage(shown)) throw notFound();
  const wcmMode = wcmModeOf(instance, request);
  rememberWcmMode(request, reply);
  return wcmMode === 'disabled'
    ? sendPage(drawn, shown, request, reply)
    : sendAuthorPage(drawn, shown, wcmMode, request, reply, place.launch);
}

/** A page's model under the path of its copy. */
function atCopy(model: Model, launch: string): Model {
  const children = model[':children'] as Readonly<Record<string, Model>> | undefined;
  return {
    ...model,
    ...(':path' in model && { ':path': launch + String(model[':path']) }),
    ...(children && {
      ':children': Object.fromEntries(
        Object.entries(children).map(([path, child]) => [launch + path, atCopy(child, launch)]),
      ),
    }),
  };
}
