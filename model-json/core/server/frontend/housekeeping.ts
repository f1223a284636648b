import type { FastifyInstance } from 'fastify';
import { iconRoutes } from './icons';
import { speculationRoute } from './speculation-rules';
import { dictionaryRoutes } from '../dictionary/dictionary-routes';
import { actorNow } from '../accounts/Actor';
import type { Instance } from '../Instance';
import { operations } from '../operations/Operations';
import { readinessOf } from '../operations/readiness-of';
import { readRoute } from '../sling/read-route';
import { originOf } from '../security/request-origin';

/** Paths that machines request from every server. */
export function housekeeping(app: FastifyInstance, instance: Instance): void {
  const { runMode, repository } = instance;
  readRoute(app, '/healthz', async (_request, reply) => {
    const refusal = await repository.refusal();
    // How much there is, and changes, is for those who may read all of it.
    const isShort = repository.isReadable !== undefined || actorNow()?.id === '';
    const health = isShort
      ? { status: refusal === undefined ? 'ok' : 'no changes' }
      : {
          status: refusal === undefined ? 'ok' : 'no changes',
          runMode,
          contentVersion: repository.version,
          problems: repository.problems().length,
          ...(refusal !== undefined && { storage: refusal }),
        };
    // Published content is still served: a read-only disk is reported, but is no reason to end the process.
    const status = refusal === undefined || runMode === 'publish' ? 200 : 503;
    return reply.code(status).header('cache-control', 'no-store').send(health);
  });
  // The service for AEM has its own.
  if (!app.hasRoute({ method: 'GET', url: '/readyz' }))
    readRoute(app, '/readyz', async (_request, reply) => {
      const { isReady, body } = readinessOf(await operations.reports(runMode, false));
      return reply
        .code(isReady ? 200 : 503)
        .header('cache-control', 'no-store')
        .send(body);
    });
  readRoute(app, '/robots.txt', async (request, reply) => {
    const rules =
      runMode === 'publish'
        ? `Allow: /\n\nSitemap: ${originOf(request, instance.publicOrigin)}/sitemap.xml`
        : 'Disallow: /';
    return reply.type('text/plain; charset=utf-8').send(`User-agent: *\n${rules}\n`);
  });
  iconRoutes(app, instance);
  if (runMode !== 'publish') return;
  speculationRoute(app, instance);
  dictionaryRoutes(app, instance);
}
