import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../../../core/server/http/http-error';

type Handle = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Programs read what is wrong with an address as JSON, not as a page for visitors. */
export const inJson =
  (handle: Handle): Handle =>
  async (request, reply) => {
    try {
      return await handle(request, reply);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      const { statusCode: status, message } = error;
      return reply
        .code(status)
        .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
        .type('application/json; charset=utf-8')
        .send(JSON.stringify({ status, message }));
    }
  };
