import type { FastifyRequest } from 'fastify';
import { HttpError } from './http-error';

/** Patterns without groups: nesting is what makes one take for ever. Few repetitions, for the same reason. */
const HARMLESS = /^(?:[\w\-/.,^$]|[*+](?![*+])){1,200}$/;
const MAX_REPETITIONS = 4;

/**
 * The query parameters that models look at, `structurepatterns`.
 *
 * @throws HttpError 400 for a pattern that could take long
 */
export function modelParameters({ query }: FastifyRequest): Readonly<Record<string, string>> | undefined {
  const patterns = (query as Readonly<Record<string, unknown>>)['structurepatterns'];
  if (patterns === undefined || patterns === '') return undefined;
  const isHarmless = typeof patterns === 'string' && HARMLESS.test(patterns);
  if (!isHarmless || patterns.replace(/[^*+]/g, '').length > MAX_REPETITIONS) {
    throw new HttpError(400, 'structurepatterns takes up to four * or + and no groups');
  }
  return { structurepatterns: patterns };
}
