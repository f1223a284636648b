import type { FastifyInstance } from 'fastify';
import type { Instance } from '../Instance';

/** Entries left by the last process are published before author answers; pending ones are completed before it ends. */
export function followAuthor(app: FastifyInstance, { replication, versions }: Instance): void {
  if (versions) app.addHook('onReady', () => versions.files.open());
  if (!replication) return;
  app.addHook('onReady', () => replication.start());
  app.addHook('onClose', () => replication.close());
}
