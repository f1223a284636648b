import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Resource } from '../../repository/Resource';
import { Body } from '../http/Body';
import { notFound } from '../http/http-error';
import type { Instance } from '../Instance';
import { sendBody } from '../http/send-body';
import type { SlingUrl } from '../sling/sling-url';
import { referencesAround } from './references';

/** `.references.json`: where a page, asset, fragment or tag is used, and what a page links to. */
export async function sendReferences(
  { runMode, repository }: Instance,
  node: Resource,
  { selectors, suffix }: SlingUrl,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (runMode === 'publish' || selectors.length > 1 || suffix !== undefined) throw notFound();
  const body = new Body(
    JSON.stringify(referencesAround(node, repository)),
    'application/json; charset=utf-8',
  );
  return sendBody(request, reply.header('cache-control', 'private, no-cache'), body);
}
