import type { FastifyInstance } from 'fastify';
import { HASHED, RESOURCES } from './frontend';
import { notFound } from '../http/http-error';
import type { Instance } from '../Instance';
import { readRoute } from '../sling/read-route';
import { sendBody } from '../http/send-body';
import { SHARED_RESOURCE } from '../security/security-headers';
import { IMMUTABLE } from '../http/send-file';

/** `cache-control` of a built file. */
export const cacheOfFile = (address: string): string =>
  HASHED.test(address) ? IMMUTABLE : 'public, max-age=43200';

/** The built files under AEM's proxy address; only those named by the build's manifest. */
export function clientLibraries(app: FastifyInstance, { frontend }: Instance): void {
  readRoute(app, `${RESOURCES}*`, async (request, reply) => {
    const [address = ''] = (request.raw.url ?? '').split('?');
    const body = frontend().file(address);
    if (!body) throw notFound();
    reply.headers(SHARED_RESOURCE).header('cache-control', cacheOfFile(address));
    return sendBody(request, reply, body);
  });
}
