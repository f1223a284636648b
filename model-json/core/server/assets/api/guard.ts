import type { FastifyReply, FastifyRequest } from 'fastify';
import { asHttpError } from '../../http/as-http-error';
import { headerOf } from '../../http/editor-of';
import type { Instance } from '../../Instance';
import { checkSender } from '../../security/csrf/check-sender';
import type { CsrfTokens } from '../../security/csrf/CsrfTokens';

export type Answering = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** A write that is refused if it was forged: the token must be in the header. Errors are answered as Siren has them. */
export const guardedWrite =
  ({ authorOrigin }: Instance, tokens: CsrfTokens, answer: Answering): Answering =>
  async (request, reply) => {
    try {
      checkSender(request, headerOf(request, 'csrf-token'), tokens, authorOrigin);
      return await answer(request, reply.header('cache-control', 'no-store'));
    } catch (error) {
      const failure = asHttpError(error);
      if (!failure) throw error;
      // What is left of a refused file is not read.
      if (!request.raw.readableEnded) reply.header('connection', 'close');
      return send(reply, failure.statusCode, failure.message);
    }
  };

/** AEM's answer of a write: a message with its status, and more by name. */
export const send = (reply: FastifyReply, status: number, message: string, more: object = {}): FastifyReply =>
  reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send(
      JSON.stringify({
        class: ['core/response'],
        // Where the Sling POST servlet says it, for clients of both.
        'status.message': message,
        properties: { 'status.code': status, 'status.message': message, ...more },
      }),
    );
