import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Resource } from '../../repository/Resource';
import { Body } from '../Body';
import { notFound } from '../http-error';
import type { Instance } from '../Instance';
import { sendBody } from '../send-body';
import type { SlingUrl } from '../sling-url';
import { publicationOf } from './publication';

/** `.publication.json`: whether visitors see a page, and as authors do. */
export async function sendPublication(
  { runMode, repository, publish = repository }: Instance,
  resource: Resource,
  { selectors, suffix }: SlingUrl,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (runMode === 'publish' || selectors.length > 1 || suffix !== undefined) throw notFound();
  const body = new Body(JSON.stringify(publicationOf(resource, publish)), 'application/json; charset=utf-8');
  return sendBody(request, reply.header('cache-control', 'private, no-cache'), body);
}
