import type { FastifyReply } from 'fastify';

/** Answers a command that was carried out: Sling's words for it, and what was done, by name. */
export const sendDone = (reply: FastifyReply, done: object): FastifyReply =>
  reply.header('cache-control', 'no-store').send({ 'status.code': 200, 'status.message': 'OK', ...done });
