import type { FastifyInstance } from 'fastify';
import { HASHED, RESOURCES } from './frontend';
import type { Body } from '../http/Body';
import { notFound } from '../http/http-error';
import type { Instance } from '../Instance';
import { readRoute } from '../sling/read-route';
import { sendBody } from '../http/send-body';
import { SHARED_RESOURCE } from '../security/security-headers';
import { IMMUTABLE } from '../http/send-file';

/** `cache-control` of a built file. */
export const cacheOfFile = (address: string): string =>
  HASHED.test(address) ? IMMUTABLE : 'public, max-age=43200';

/**
 * The built files under AEM's proxy address, ours and those of the applications of `SPA_APPS`; only those named by the
 * build's manifest.
 */
export function clientLibraries(app: FastifyInstance, { frontend, spaApps }: Instance): void {
  filesBelow(app, RESOURCES, (address) => frontend().file(address));
  for (const spa of spaApps) filesBelow(app, spa.address, (address) => spa.build().file(address));
}

function filesBelow(app: FastifyInstance, root: string, find: (address: string) => Body | undefined): void {
  readRoute(app, `${root}*`, async (request, reply) => {
    const [address = ''] = (request.raw.url ?? '').split('?');
    const body = find(address);
    if (!body) throw notFound();
    reply.headers(SHARED_RESOURCE).header('cache-control', cacheOfFile(address));
    return sendBody(request, reply, body);
  });
}
