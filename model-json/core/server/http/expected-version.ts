import type { FastifyRequest } from 'fastify';
import { headerOf } from './editor-of';
import { HttpError } from './http-error';

/**
 * The version that a change is made to: the ETag in `If-Match`.
 *
 * @param missing what to do without one
 * @throws HttpError 428 without one
 */
export function expectedVersion(request: FastifyRequest, missing: string): string {
  const tag = headerOf(request, 'if-match');
  if (tag === undefined) throw new HttpError(428, missing);
  return tag.replace(/^(?:W\/)?"(.*)"$/, '$1');
}
