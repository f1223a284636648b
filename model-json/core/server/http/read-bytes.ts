import type { FastifyRequest } from 'fastify';
import { HttpError } from './http-error';

/**
 * The body of a request that its handler reads itself (`posts`).
 *
 * @param most in bytes
 * @param tooLarge what to say of a larger one
 * @throws HttpError 413 as soon as it is larger
 */
export async function readBytes({ raw }: FastifyRequest, most: number, tooLarge: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of raw as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > most) throw new HttpError(413, tooLarge);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
