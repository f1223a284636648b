import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Resource } from '../../repository/Resource';
import { Body } from '../http/Body';
import { notFound } from '../http/http-error';
import type { Instance } from '../Instance';
import { sendBody } from '../http/send-body';
import type { SlingUrl } from '../sling/sling-url';
import { damages } from './damage';
import { publicationDetails } from './publication-details';
import { TIME_ZONE } from './schedule/time-zone';

/**
 * `.publication.json`: whether a page is published and up to date, what else publishing it affects, what is scheduled
 * for it, its damaged files, and the number of publish nodes.
 */
export async function sendPublication(
  { runMode, repository, publish = repository, nodes, schedule }: Instance,
  resource: Resource,
  { selectors, suffix }: SlingUrl,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (runMode === 'publish' || selectors.length > 1 || suffix !== undefined) throw notFound();
  const details = publicationDetails(resource, repository, publish);
  const damage = damages(repository, publish).get(resource.path) ?? [];
  const answer = {
    ...details,
    scheduled: schedule?.list(resource.path).map(({ paths: _, ...each }) => each) ?? [],
    timeZone: TIME_ZONE,
    damage,
    ...(nodes && { nodes: nodes.figures().length }),
  };
  const body = new Body(JSON.stringify(answer), 'application/json; charset=utf-8');
  return sendBody(request, reply.header('cache-control', 'private, no-cache'), body);
}
