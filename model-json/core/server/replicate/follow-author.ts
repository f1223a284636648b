import type { FastifyInstance } from 'fastify';
import type { NodeFigures } from '../nodes/author/NodeFigures';
import { queueMetrics, type QueueFigures } from '../operations/queue-metrics';
import type { Instance } from '../Instance';

/**
 * Entries left by the last process, and what became due meanwhile, are published before author answers; pending ones are
 * completed before it ends.
 */
export function followAuthor(
  app: FastifyInstance,
  {
    replacements,
    replication,
    promotion,
    reviews,
    schedule,
    translations,
    treeJobs,
    versions,
    nodes,
  }: Instance,
): void {
  if (versions) app.addHook('onReady', () => versions.files.open());
  app.addHook('onReady', () => reviews?.open());
  app.addHook('onReady', () => replacements?.open());
  app.addHook('onReady', () => translations?.open());
  if (!replication) return;
  queueMetrics(() => {
    const [head] = replication.pending;
    const own = { queue: 'publish', length: replication.pending.length, since: head && new Date(head.at) };
    return [own, ...(nodes?.figures() ?? []).map(queueOf)];
  });
  app.addHook('onReady', async () => {
    await replication.start();
    await promotion?.open();
    await treeJobs?.open();
    await schedule?.open();
  });
  app.addHook('onClose', async () => {
    await Promise.all([schedule?.close(), treeJobs?.close()]);
    await replication.close();
  });
}

const queueOf = ({ name, length, headAgeSeconds }: NodeFigures): QueueFigures => ({
  queue: name,
  length,
  since: headAgeSeconds === null ? undefined : new Date(Date.now() - headAgeSeconds * 1000),
});
