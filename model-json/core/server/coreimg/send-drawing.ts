import { readFile } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Body, SENT_ONCE } from '../http/Body';
import { notFound } from '../http/http-error';
import { sendBody } from '../http/send-body';
import { FILE_POLICY } from '../security/content-security-policy';

/**
 * Answers with an SVG, compressed: it is text. The logo in the header, which every first visit loads, is less than half as large.
 *
 * @param file absolute
 * @throws HttpError 404 if the file is gone
 */
export async function sendDrawing(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, cacheControl }: { readonly file: string; readonly cacheControl: string },
): Promise<FastifyReply> {
  const bytes = await readFile(file).catch(() => {
    throw notFound();
  });
  reply.headers({ 'cache-control': cacheControl, 'content-security-policy': FILE_POLICY });
  return sendBody(request, reply, new Body(bytes, 'image/svg+xml', SENT_ONCE));
}
