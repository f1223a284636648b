import type { FastifyReply, FastifyRequest } from 'fastify';
import { displayTitle, getPage } from '../../exporter/shared/pages';
import { inheritanceOf } from '../../repository/derived/inheritance';
import type { Resource } from '../../repository/Resource';
import { Body } from '../http/Body';
import { notFound } from '../http/http-error';
import type { Instance } from '../Instance';
import { sendBody } from '../http/send-body';
import type { SlingUrl } from '../sling/sling-url';

/** `.inheritance.json`: the page that a page follows, and its inherited, read-only parts. */
export async function sendInheritance(
  { runMode, repository }: Instance,
  resource: Resource,
  { selectors, suffix }: SlingUrl,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (runMode === 'publish' || selectors.length > 1 || suffix !== undefined) throw notFound();
  const { follows, ...rest } = inheritanceOf(resource);
  const master = follows === null ? undefined : getPage(repository, follows);
  const page = master && { path: master.path, title: displayTitle(master) ?? master.name };
  const body = new Body(
    JSON.stringify({ follows: page ?? null, ...rest }),
    'application/json; charset=utf-8',
  );
  return sendBody(request, reply.header('cache-control', 'private, no-cache'), body);
}
