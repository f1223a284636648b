import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * A route for GET and HEAD. Fastify's own HEAD routes would read a whole file just to discard it, and count its bytes
 * although the handler has set the length.
 */
export function readRoute(
  app: FastifyInstance,
  url: string,
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  app.route({ method: ['GET', 'HEAD'], url, handler });
}
