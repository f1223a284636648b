import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Resource } from '../../repository/Resource';
import { Body } from '../http/Body';
import { notFound } from '../http/http-error';
import type { Instance } from '../Instance';
import { sendBody } from '../http/send-body';
import type { SlingUrl } from '../sling/sling-url';
import { publicationDetails } from './publication-details';

/** `.publication.json`: whether visitors see a page, as authors do, and what else publishing it concerns. */
export async function sendPublication(
  { runMode, repository, publish = repository }: Instance,
  resource: Resource,
  { selectors, suffix }: SlingUrl,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (runMode === 'publish' || selectors.length > 1 || suffix !== undefined) throw notFound();
  const details = publicationDetails(resource, repository, publish);
  const body = new Body(JSON.stringify(details), 'application/json; charset=utf-8');
  return sendBody(request, reply.header('cache-control', 'private, no-cache'), body);
}
