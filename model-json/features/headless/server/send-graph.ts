import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ExecutionResult } from 'graphql';

const MODERN = 'application/graphql-response+json';

/**
 * Sends the answer to a query: with status 200 whatever it is, as AEM does; to those who ask for
 * `application/graphql-response+json` with 400 if the query is at fault, as the specification of GraphQL over HTTP has it.
 */
export function sendGraph(
  result: ExecutionResult,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const isModern = request.headers.accept?.includes(MODERN) === true;
  const isRefused = result.data === undefined && result.errors !== undefined;
  return reply
    .code(isModern && isRefused ? 400 : 200)
    .type(`${isModern ? MODERN : 'application/json'}; charset=utf-8`)
    .send(JSON.stringify(result));
}
