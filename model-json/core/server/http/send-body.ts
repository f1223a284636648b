import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Body, Encoding } from './Body';
import { KEPT } from '../front/behind-front';

/** Best encodings by header: most browsers send one of a few. */
const encodings = new Map<string, Encoding | undefined>();
const MOST_ENCODINGS = 100;

/**
 * The best encoding that an `Accept-Encoding` header accepts.
 *
 * @param favourite of those it accepts
 */
export function encodingFor(
  accepted: string | string[] | undefined,
  favourite: Encoding,
): Encoding | undefined {
  if (accepted === undefined) return undefined;
  const header = String(accepted);
  const key = `${favourite} ${header}`;
  if (encodings.has(key)) return encodings.get(key);
  if (encodings.size >= MOST_ENCODINGS) encodings.clear();
  const encoding = bestOf(header, favourite);
  encodings.set(key, encoding);
  return encoding;
}

function bestOf(accepted: string, favourite: Encoding): Encoding | undefined {
  const refused = new Set<string>();
  const named = new Set<string>();
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim());
    const zero = parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
    (zero ? refused : named).add(name);
  }
  const takes = (name: Encoding) => named.has(name) || (named.has('*') && !refused.has(name));
  return [favourite, 'br' as const, 'gzip' as const].find(takes);
}

/** Whether an `If-None-Match` header contains the entity tag. */
export function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  const plain = etag.replace(/^W\//, '');
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === plain);
}

/**
 * Answers with a body: 304 if the client has it, else in the best encoding. Keeps a status set before. Bodies that the
 * front caches are sent as they are: the front compresses and compares them.
 */
export async function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  body: Body,
): Promise<FastifyReply> {
  reply.header('etag', body.etag);
  if (reply.hasHeader(KEPT)) return reply.header('content-type', body.type).send(body.bytes);
  if (body.compressible)
    reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '));
  if (reply.statusCode === 200 && matches(request.headers['if-none-match'], body.etag))
    return reply.code(304).send();
  reply.header('content-type', body.type);
  const encoding = body.compressible
    ? encodingFor(request.headers['accept-encoding'], body.favourite)
    : undefined;
  if (!encoding) return reply.send(body.bytes);
  return reply.header('content-encoding', encoding).send(await body.encoded(encoding));
}
