import path from 'node:path';
import type { FastifyReply } from 'fastify';
import { FILE_POLICY } from './content-security-policy';

/** Of what never changes at its address. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** What browsers draw as a document, with whatever scripts it holds. */
const DOCUMENTS = /^(?:image\/svg|text\/html|.*xml)/;

/** Answers with a file, or the ranges of it that were asked for; 304 when the client has it. */
export function sendFile(
  reply: FastifyReply,
  file: string,
  type: string,
  cacheControl: string,
): FastifyReply {
  reply.header('cache-control', cacheControl).header('content-type', type);
  if (DOCUMENTS.test(type)) reply.header('content-security-policy', FILE_POLICY);
  return reply.sendFile(path.basename(file), path.dirname(path.resolve(file)), { cacheControl: false });
}
