import type { FastifyInstance } from 'fastify';
import { cacheOfFile } from '../frontend/client-libraries';
import { notFound } from '../http/http-error';
import { sendBody } from '../http/send-body';
import type { Instance } from '../Instance';
import { SHARED_RESOURCE } from '../security/security-headers';
import { readRoute } from '../sling/read-route';

/** The files of the applications of `SPA_APPS`, at the addresses that they were built for. */
export function spaFiles(app: FastifyInstance, { spaApps }: Instance): void {
  for (const { address, build } of spaApps)
    readRoute(app, `${address}*`, async (request, reply) => {
      const [asked = ''] = (request.raw.url ?? '').split('?');
      const body = build().file(asked);
      if (!body) throw notFound();
      reply.headers(SHARED_RESOURCE).header('cache-control', cacheOfFile(asked));
      return sendBody(request, reply, body);
    });
}
