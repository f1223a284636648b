import type { FastifyInstance } from 'fastify';
import type { Instance } from '../Instance';

/** Before author answers, what the last process left is published; before it ends, what is under way is. */
export function followAuthor(app: FastifyInstance, { replication }: Instance): void {
  if (!replication) return;
  app.addHook('onReady', () => replication.start());
  app.addHook('onClose', () => replication.close());
}
