import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Body } from './Body';
import { encodingFor } from './encoding-for';
import { COMPRESSES, KEPT } from '../front/behind-front';

/** Whether an `If-None-Match` header contains the entity tag. */
export function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  const plain = etag.replace(/^W\//, '');
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === plain);
}

/**
 * Answers with a body: 304 if the client has it, else in the best encoding. Keeps a status set before. Bodies that the
 * front caches are sent as they are: the front compresses and compares them. So are pages for a client with a dictionary.
 */
export async function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  body: Body,
): Promise<FastifyReply> {
  reply.header('etag', body.etag);
  if (reply.hasHeader(KEPT)) return reply.header('content-type', body.type).send(body.bytes);
  const byFront = body.type.startsWith('text/html') ? request.headers[COMPRESSES] : undefined;
  if (body.compressible) {
    const varies = [reply.getHeader('vary'), 'accept-encoding', byFront && 'available-dictionary'];
    reply.header('vary', varies.filter(Boolean).join(', '));
  }
  if (reply.statusCode === 200 && matches(request.headers['if-none-match'], body.etag))
    return reply.code(304).send();
  reply.header('content-type', body.type);
  const isPlain = !body.compressible || (byFront === 'yes' && reply.statusCode === 200);
  const encoding = !isPlain ? encodingFor(request.headers['accept-encoding'], body.favourite) : undefined;
  if (!encoding) return reply.send(body.bytes);
  return reply.header('content-encoding', encoding).send(await body.encoded(encoding));
}
