import type { FastifyInstance } from 'fastify';

/** Content as JSON, and persisted queries. Nothing that proves who asks, such as the token that goes with a change. */
const CONTENT = /^\/(?:content\/[^?]*\.json|graphql\/execute\.json\/[^?]*)(?:\?|$)/;
const METHODS = ['GET', 'HEAD', 'OPTIONS'];
/** What Adobe's clients send with a read. */
const HEADERS = 'accept, content-type, x-aem-affinity-type, x-requested-with';
const AN_HOUR = 3600;

/**
 * Lets applications of other origins read the content that is edited on their pages, as the person who edits it: that is how
 * they draw it (CORS). They change nothing: the editor does.
 *
 * @param origins those that the editor's screen may show
 */
export function applicationReads(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (!CONTENT.test(request.url) || !METHODS.includes(request.method)) return undefined;
    reply.header('vary', 'origin');
    if (origin === undefined || !origins.includes(origin)) return undefined;
    reply.header('access-control-allow-origin', origin).header('access-control-allow-credentials', 'true');
    if (request.method !== 'OPTIONS') return undefined;
    reply
      .header('access-control-allow-methods', METHODS.join(', '))
      .header('access-control-allow-headers', HEADERS)
      .header('access-control-max-age', AN_HOUR);
    return reply.code(204).send();
  });
}
