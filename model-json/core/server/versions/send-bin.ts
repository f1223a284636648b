import type { FastifyReply } from 'fastify';
import { notFound } from '../http/http-error';
import type { Instance } from '../Instance';

export const BIN_ADDRESS = '/bin/wcm/deleted.json';

/** What authors have deleted and can bring back, newest first: `{deleted: [{id, path, title, pages, at, by}]}`. */
export async function sendBin({ versions }: Instance, reply: FastifyReply): Promise<FastifyReply> {
  if (!versions) throw notFound();
  return reply.header('cache-control', 'private, no-cache').send({ deleted: versions.bin() });
}
