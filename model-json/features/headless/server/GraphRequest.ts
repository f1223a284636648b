import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { HttpError } from '../../../core/server/http/http-error';
import { queryOf } from '../../../core/server/http/query-of';
import { readBytes } from '../../../core/server/http/read-bytes';
import { LIMITS } from '../limits/limits';

/** What a client asks. */
export interface GraphRequest {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly operationName?: string | undefined;
}

const schema = z.object({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});

/** The text of a request's body. @throws HttpError 413 if it is too large */
export async function readText(request: FastifyRequest): Promise<string> {
  const bytes = await readBytes(request, LIMITS.bytes, `A query can have at most ${LIMITS.bytes} bytes`);
  return bytes.toString('utf8');
}

/** What a POST asks: JSON, or the query alone as `application/graphql`. @throws HttpError 400, 413 */
export async function readPost(request: FastifyRequest): Promise<GraphRequest> {
  const body = await readText(request);
  if (request.headers['content-type']?.startsWith('application/graphql'))
    return { query: body, variables: {} };
  return checked(jsonOf(body, 'The request body'));
}

/** What a GET asks by `query`, `variables` and `operationName`. @throws HttpError 400 */
export function readGet(request: FastifyRequest): GraphRequest {
  const { query, variables, operationName } = queryOf(request);
  if (query === undefined)
    throw new HttpError(
      400,
      'The parameter query is missing; send the query in it, or in the body of a POST',
    );
  const given =
    typeof variables === 'string' && variables !== '' ? jsonOf(variables, 'The parameter variables') : {};
  return checked({ query, variables: given, operationName });
}

/** @throws HttpError 400 for a text that is no JSON */
export function jsonOf(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, `${what} is not valid JSON`);
  }
}

function checked(given: unknown): GraphRequest {
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new HttpError(
      400,
      `The request is not as expected at ${issue?.path.join('/') || 'its root'}: ${issue?.message}; send {"query": "…", "variables": {…}}`,
    );
  }
  const { query, variables, operationName } = parsed.data;
  return { query, variables: variables ?? {}, operationName: operationName ?? undefined };
}
