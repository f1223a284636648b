import type { FastifyInstance } from 'fastify';
import { readRoute } from '../server/read-route';
import type { ContentFollower } from './ContentFollower';

/** Readings that may fail one after the other before somebody should know. */
const PATIENCE = 5;

/** `/readyz`: whether what is answered is what AEM shows, and since when. */
export function readiness(app: FastifyInstance, content: ContentFollower, every: number): void {
  const started = Date.now();
  readRoute(app, '/readyz', async (_request, reply) => {
    const age = Math.round((Date.now() - (content.readAt?.getTime() ?? started)) / 1000);
    const isStale = age > PATIENCE * every;
    return reply
      .code(isStale ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({
        status: isStale ? 'stale' : 'ready',
        contentRead: content.readAt?.toISOString() ?? null,
        ageSeconds: age,
      });
  });
}
