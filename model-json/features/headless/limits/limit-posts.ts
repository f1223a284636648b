import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../../../core/server/http/http-error';
import type { Instance } from '../../../core/server/Instance';
import { POSTS_WINDOW } from '../../../core/server/security/PostCounts';

/** Queries that a client may post in the window: one a second. Answers to persisted queries are cached, and not counted. */
const TAKEN = POSTS_WINDOW / 1000;

/**
 * Refuses a client that posts queries to publish all the time: their answers are not cached.
 *
 * @throws HttpError 429
 */
export function limitPosts(instance: Instance, request: FastifyRequest, reply: FastifyReply): void {
  if (instance.runMode === 'author' || instance.posts.count(request.raw) <= TAKEN) return;
  reply.header('retry-after', '60');
  throw new HttpError(
    429,
    `More than ${TAKEN} queries in ten minutes came from your connection; wait a minute, or ask persisted queries by GET`,
  );
}
