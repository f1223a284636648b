import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withoutExtension } from '../../repository/path';
import { notFound } from '../http/http-error';
import type { Instance } from '../Instance';
import { redirectMoved, sendPage } from '../pages/get-page';
import { movedTo } from '../relocate/moved-to';
import { asksForPast, sendPast } from '../versions/send-past';
import { isOfVersion, sendVersion } from '../versions/send-version';
import { CORE_HANDLERS } from './core-handlers';
import { handlerOf } from './Handler';
import { readRoute } from './read-route';
import { decodePath } from './sling-url';

/** All content: Sling finds the resource in the path; the rest of the path selects how to show it. */
export function slingGet(app: FastifyInstance, instance: Instance): void {
  const rows = [...instance.features.flatMap(({ handlers = [] }) => handlers), ...CORE_HANDLERS];
  readRoute(app, '/*', async (request, reply) => {
    const path = decodePath(request.raw.url ?? '/');
    if (isOfVersion(path)) return sendVersion(instance, path, request, reply);
    if (asksForPast(instance, request)) return sendPast(instance, path, request, reply);
    const url = instance.urls().resolve(path);
    const resource = url.found ? instance.repository.get(url.resourcePath) : undefined;
    if (!resource) return vanity(instance, path, request, reply);
    const asked = { instance, resource, url, path, request, reply };
    const handler = handlerOf(rows, asked);
    if (!handler) throw notFound();
    return handler.send(asked);
  });
}

async function vanity(
  instance: Instance,
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const moved = addressAfterMove(instance, path);
  if (moved !== undefined) return redirectMoved(request, reply, moved);
  const found = instance.vanityPaths().get(path.replace(/(?:\.html|\/)$/, ''));
  const page = found && instance.repository.get(found.page);
  if (!page) throw notFound();
  if (found.redirect) return reply.redirect(instance.urls().map(`${page.path}.html`), 302);
  return sendPage(instance, page, request, reply);
}

/** The public address of a moved page. Undefined for authors' programs, which get an error instead. */
function addressAfterMove(
  { runMode, repository, urls, vanityPaths }: Instance,
  path: string,
): string | undefined {
  const { map, candidates } = urls();
  if (runMode === 'author' && !/^[^.]*(?:\.html)?$/.test(path)) return undefined;
  const former = (each: string) => vanityPaths().get(each)?.page;
  for (const candidate of candidates(path).filter((each) => each.endsWith(path))) {
    const to = movedTo(candidate.replace(/\/$/, ''), former, repository);
    if (to !== undefined) return map(withoutExtension(to) === to ? `${to}.html` : to);
  }
  return undefined;
}
