import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Resource } from '../../repository/Resource';
import { Body } from '../http/Body';
import { notFound } from '../http/http-error';
import type { Instance } from '../Instance';
import { sendBody } from '../http/send-body';
import type { SlingUrl } from '../sling/sling-url';
import { insertableComponents } from './insertable-components';

/** `.allowedcomponents.json`: the components that authors can insert into a container. */
export async function sendInsertable(
  { runMode, models }: Instance,
  resource: Resource,
  { selectors, suffix }: SlingUrl,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (runMode === 'publish' || selectors.length > 1 || suffix !== undefined) throw notFound();
  const components = insertableComponents(resource, models.context(resource));
  const body = new Body(JSON.stringify(components), 'application/json; charset=utf-8');
  return sendBody(request, reply.header('cache-control', 'private, no-cache'), body);
}
