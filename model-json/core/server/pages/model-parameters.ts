import type { FastifyRequest } from 'fastify';
import type { Feature } from '../Feature';
import { HttpError } from '../http/http-error';
import type { Instance } from '../Instance';
import { queryOf } from '../http/query-of';

/** Patterns without groups, since nesting can take exponential time. Few repetitions, for the same reason. */
const HARMLESS = /^(?:[\w\-/.,^$]|[*+](?![*+])){1,200}$/;
const MAX_REPETITIONS = 4;

/** A visitor's choices in any list of pages (page and tag), and the units. */
const CHOICES = ['page', 'tag', 'units'];
const MAX_CHOICE = 200;

/** The parameters that models of a site read, with the maximum length of each. */
export const parametersOf = (features: readonly Feature[]): ReadonlyMap<string, number> =>
  new Map([
    ...CHOICES.map((name) => [name, MAX_CHOICE] as const),
    ...features.flatMap(({ parameters = {} }) =>
      Object.entries(parameters).map(([name, most = MAX_CHOICE]) => [name, most] as const),
    ),
  ]);

type Parameters = Readonly<Record<string, string>>;

/**
 * The query parameters that models read: `structurepatterns` and visitors' choices.
 *
 * @throws HttpError 400 for a pattern that could be slow
 */
export function modelParameters(instance: Instance, request: FastifyRequest): Parameters | undefined {
  const patterns = queryOf(request)['structurepatterns'];
  if (patterns === undefined || patterns === '') return visitorsChoices(instance, request);
  const isHarmless = typeof patterns === 'string' && HARMLESS.test(patterns);
  if (!isHarmless || patterns.replace(/[^*+]/g, '').length > MAX_REPETITIONS) {
    throw new HttpError(400, 'structurepatterns accepts up to four * or + and no groups');
  }
  return { ...visitorsChoices(instance, request), structurepatterns: patterns };
}

/** A visitor's choices; several values of one name are joined by commas. Undefined if there are none. */
export function visitorsChoices(
  { parameters }: Pick<Instance, 'parameters'>,
  request: FastifyRequest,
): Parameters | undefined {
  const asked = queryOf(request);
  const chosen: Record<string, string> = {};
  for (const [name, most] of parameters) {
    const value = [asked[name]].flat().filter((each) => typeof each === 'string' && each !== '');
    if (value.length > 0) chosen[name] = value.join(',').slice(0, most);
  }
  return Object.keys(chosen).length > 0 ? chosen : undefined;
}
