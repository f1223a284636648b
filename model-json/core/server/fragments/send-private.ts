import type { FastifyReply } from 'fastify';

/** Sends JSON that depends on the person asking: it may be kept by their browser, which asks each time whether it is current. */
export const sendPrivate = (reply: FastifyReply, answer: object): FastifyReply =>
  reply
    .header('cache-control', 'private, no-cache')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(answer));
