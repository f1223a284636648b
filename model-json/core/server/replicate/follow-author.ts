import type { FastifyInstance } from 'fastify';
import { queueMetrics } from '../operations/queue-metrics';
import type { Instance } from '../Instance';

/** Entries left by the last process are published before author answers; pending ones are completed before it ends. */
export function followAuthor(app: FastifyInstance, { replication, versions }: Instance): void {
  if (versions) app.addHook('onReady', () => versions.files.open());
  if (!replication) return;
  queueMetrics(() => {
    const [head] = replication.pending;
    return [{ queue: 'publish', length: replication.pending.length, since: head && new Date(head.at) }];
  });
  app.addHook('onReady', () => replication.start());
  app.addHook('onClose', () => replication.close());
}
