import type { FastifyInstance } from 'fastify';

export interface Told {
  readonly data?: Readonly<Record<string, never>>;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
}

export const ENDPOINT = '/content/cq:graphql/ventora/endpoint.json';

/** Sends a query to a server without a port. */
export async function ask(
  server: FastifyInstance,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
  url = ENDPOINT,
): Promise<Told> {
  const answer = await server.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ query, variables }),
  });
  return answer.json<Told>();
}
