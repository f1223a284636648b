import type { FastifyInstance } from 'fastify';
import type { Metrics } from './Metrics';

/** Whether requests can be sent here. */
export type Readiness = 'starting' | 'ready' | 'draining';

/** Routes for monitoring: liveness, readiness, metrics. */
export function healthRoutes(app: FastifyInstance, readiness: () => Readiness, metrics: Metrics): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', async (_request, reply) => {
    const status = readiness();
    return reply
      .code(status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status });
  });
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
}
