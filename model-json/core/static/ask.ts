import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { isObject } from '../../../shared/checked/is-object';

/** An answer of the published site, as a browser would get it. */
export interface Answered {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Buffer;
}

/**
 * Asks the application itself, without a port.
 *
 * @param etag of the answer that is there already: 304 if it is still the same
 */
export async function ask(
  app: FastifyInstance,
  origin: string,
  address: string,
  etag?: string,
): Promise<Answered> {
  const answer = await app.inject({
    method: 'GET',
    url: address,
    headers: { host: new URL(origin).host, ...(etag !== undefined && { 'if-none-match': etag }) },
    // Else a text is made of each answer, also of pictures, and thrown away.
    payloadAsStream: true,
  });
  const { statusCode, headers } = answer;
  const texts = Object.entries(isObject(headers) ? headers : {}).map(([name, value]) => [
    name,
    [value].flat().join(', '),
  ]);
  return { status: statusCode, headers: Object.fromEntries(texts), bytes: await buffer(answer.stream()) };
}
