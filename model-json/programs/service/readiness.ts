import type { FastifyInstance } from 'fastify';
import type { Repository } from '../../core/repository/Repository';
import { operations } from '../../core/server/operations/Operations';
import { HttpError } from '../../core/server/http/http-error';
import { readRoute } from '../../core/server/sling/read-route';
import { CONTENT_ROOT } from '../../../shared/addresses/app';
import type { ContentFollower } from './ContentFollower';

/** Number of consecutive failed readings before the service reports not ready. */
const PATIENCE = 5;
/** Seconds. */
const RETRY_AFTER = 10;
const MONITORING = new Set(['/healthz', '/readyz']);

/**
 * `/readyz`: whether the content is in sync with AEM, and since when. While there is no content at all, all other
 * requests get 503, since an empty site would be a wrong answer.
 *
 * @param every seconds between two readings
 */
export function readiness(
  app: FastifyInstance,
  content: ContentFollower,
  every: number,
  repository: Repository,
): void {
  const started = Date.now();
  const isEmpty = () => repository.get(CONTENT_ROOT) === undefined;
  app.addHook('onRequest', (request, reply, done) => {
    if (MONITORING.has(request.url) || !isEmpty()) return done();
    reply.header('retry-after', String(RETRY_AFTER));
    return done(new HttpError(503, 'There is no content yet'));
  });
  readRoute(app, '/readyz', async (_request, reply) => {
    const age = Math.round((Date.now() - (content.readAt?.getTime() ?? started)) / 1000);
    const { waits } = operations.readiness;
    const isWaiting = Object.keys(waits).length > 0;
    const status = isEmpty() ? 'empty' : age > PATIENCE * every ? 'stale' : isWaiting ? 'starting' : 'ready';
    return reply
      .code(status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status,
        contentRead: content.readAt?.toISOString() ?? null,
        ageSeconds: age,
        removalsHeldBack: content.heldBack,
        ...(isWaiting && { waiting: waits }),
      });
  });
}
