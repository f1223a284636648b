import type { FastifyInstance } from 'fastify';

/** The header with the content version of an answer. */
export const CONTENT_VERSION = 'x-content-version';

/** Names the content that an answer was made from: nodes with the same content send the same version. */
export function nameContent(app: FastifyInstance, version: () => string | null): void {
  app.addHook('onRequest', (_request, reply, done) => {
    const now = version();
    if (now !== null) reply.header(CONTENT_VERSION, now);
    done();
  });
}
