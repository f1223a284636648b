import type { FastifyReply, FastifyRequest } from 'fastify';
import { servlet } from '../../../../../shared/addresses/app';
import { queryOf } from '../../http/query-of';
import { mayReadAll } from '../../accounts/rights/may-publish';
import type { Instance } from '../../Instance';
import { TIME_ZONE } from './time-zone';

export const SCHEDULED_ADDRESS = `${servlet('scheduled')}.json`;

/** The publications that are not due yet, the next first: all, or those of the page `path`. */
export async function sendScheduled(
  { schedule }: Instance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { path } = queryOf(request);
  const scheduled = schedule?.list(typeof path === 'string' && path !== '' ? path : undefined) ?? [];
  const seen = scheduled.filter(({ paths }) => mayReadAll(paths));
  return reply.header('cache-control', 'private, no-cache').send({ timeZone: TIME_ZONE, scheduled: seen });
}
