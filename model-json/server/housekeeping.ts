import type { FastifyInstance } from 'fastify';
import { sendFavicon } from './assets';
import type { Instance } from './Instance';

/** What machines ask every server for. */
export function housekeeping(app: FastifyInstance, instance: Instance): void {
  const { runMode, repository } = instance;
  app.get('/healthz', async (_request, reply) => {
    const health = {
      status: 'ok',
      runMode,
      contentVersion: repository.version,
      problems: repository.problems().length,
    };
    return reply.header('cache-control', 'no-store').send(health);
  });
  app.get('/robots.txt', async (_request, reply) => {
    const rule = runMode === 'publish' ? 'Allow: /' : 'Disallow: /';
    return reply.type('text/plain; charset=utf-8').send(`User-agent: *\n${rule}\n`);
  });
  app.get('/favicon.ico', async (_request, reply) => sendFavicon(instance, reply));
}
