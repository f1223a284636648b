import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Access } from '../accounts/rights/access';

/**
 * A route for GET and HEAD. Fastify's own HEAD routes would read a whole file just to discard it, and count its bytes
 * although the handler has set the length.
 *
 * @param access who may use it, if there are accounts. @default see `guardRoutes`
 */
export function readRoute(
  app: FastifyInstance,
  url: string,
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
  access?: Access,
): void {
  app.route({ method: ['GET', 'HEAD'], url, handler, ...(access && { config: { access } }) });
}
