import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * A route for GET and HEAD. Fastify's own HEAD routes would read a file to its end to answer without it, and count the
 * bytes again where the handler has said how many there are.
 */
export function readRoute(
  app: FastifyInstance,
  url: string,
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  app.route({ method: ['GET', 'HEAD'], url, handler });
}
