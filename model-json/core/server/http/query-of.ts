import type { FastifyRequest } from 'fastify';
import { isObject } from '../../../../shared/checked/is-object';

/** A request's query: text by name, a list for a repeated name. Visitors may send anything, so its values are unknown. */
export const queryOf = ({ query }: FastifyRequest): Readonly<Record<string, unknown>> =>
  isObject(query) ? query : {};
