import type { FastifyReply, FastifyRequest } from 'fastify';
import { containingPage, isPage } from '../../exporter/shared/pages';
import { isWithin, parentOf } from '../../repository/path';
import { pastRepository } from '../../repository/versions/past-repository';
import type { Replaced } from '../../repository/versions/overlaid-tree';
import type { Versions } from '../../repository/versions/Versions';
import { Body } from '../http/Body';
import { asHttpError } from '../http/as-http-error';
import { HttpError, notFound } from '../http/http-error';
import { queryOf } from '../http/query-of';
import { sendBody } from '../http/send-body';
import type { Instance } from '../Instance';
import { sendPage } from '../pages/get-page';
import { keptDrawing } from '../pages/kept-drawings';
import { linkedWith } from '../pages/addresses/short-urls';
import { defaultJson } from '../sling/default-get';

/** The page as it is now, whatever mode its author works in. */
const NOW = 'now';

/** Whether authors ask for the past: a page in a version (`version`), or the site on a day (`timewarp`). */
export const asksForPast = ({ versions }: Instance, request: FastifyRequest): boolean => {
  const { version, timewarp } = queryOf(request);
  return versions !== undefined && (version !== undefined || timewarp !== undefined);
};

/**
 * A page as HTML or model, or a node as JSON, as in `version=<id>` of its page (`now`: as it is), or as on a day: with
 * `timewarp=<ISO 8601>` every page is as in its newest version until then. For authors only.
 *
 * @throws HttpError 400 for a day that is none, 404 if there is nothing to show, or no such version of the page
 */
export async function sendPast(
  instance: Instance,
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { version, timewarp } = queryOf(request);
  const key = `${instance.repository.version} ${String(version)} ${String(timewarp)} ${version === undefined ? '' : path.split('.')[0]}`;
  const past = keptDrawing(instance, key, () =>
    version === NOW
      ? instance
      : version === undefined
        ? instance.drawnFrom(pastRepository(instance.repository, asOf(instance, String(timewarp))), (urls) =>
            linkedWith(urls, `timewarp=${encodeURIComponent(String(timewarp))}`),
          )
        : instance.drawnFrom(pastRepository(instance.repository, inVersion(instance, String(version), path))),
  );
  const url = past.urls().resolve(path);
  const resource = url.found ? past.repository.get(url.resourcePath) : undefined;
  if (!resource) throw notFound();
  const [selector] = url.selectors;
  reply.header('cache-control', 'private, no-cache');
  if (url.extension === 'html' && isPage(resource)) return sendPage(past, resource, request, reply);
  const json =
    url.extension === 'json' &&
    (selector === 'model' ? past.models.get(resource) : defaultJson(resource, url));
  if (!json) throw notFound();
  const text = typeof json === 'string' ? json : JSON.stringify(json);
  return sendBody(request, reply, new Body(text, 'application/json; charset=utf-8'));
}

/** The page that contains what was asked for, in a version of it. */
function inVersion(instance: Instance, id: string, path: string): Replaced {
  const url = instance.urls().resolve(path);
  const page = url.found ? containingPage(instance.repository.get(url.resourcePath)) : undefined;
  if (!page) throw notFound();
  try {
    const { node } = versionsOf(instance).ofPage(page.path, id);
    return new Map([[page.path, node]]);
  } catch (error) {
    throw asHttpError(error) ?? error;
  }
}

function asOf(instance: Instance, day: string): Replaced {
  const time = /^\d+$/.test(day) ? Number(day) : Date.parse(day);
  if (Number.isNaN(time))
    throw new HttpError(400, `timewarp=${day} is no time; write it like 2026-11-24T09:00:00Z`);
  const replaced = new Map(
    [...versionsOf(instance).asOf(time)].map(([content, node]) => [parentOf(content), node] as const),
  );
  return new Map([...replaced].filter(([path]) => isWithin(path, '/content')));
}

function versionsOf({ versions }: Instance): Versions {
  if (!versions) throw notFound();
  return versions;
}
